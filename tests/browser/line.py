"""A connection between a page and the server that a test holds back, cuts or lets through."""


class Line:
    """What stands between a page and one of its addresses: it lets everything through, or does what a test asks for."""

    def __init__(self):
        """Begin with a good line."""
        self.good()

    def good(self):
        """Let everything through again."""
        self.shut, self.keeps, self.kept, self.answers = False, False, [], lambda answer: answer

    def opened(self, browser):
        """A page asks for a connection."""
        self.browser = browser
        if self.shut:
            browser.close()
            return
        server = browser.connect_to_server()
        browser.on_message(server.send)
        server.on_message(self.answered)

    def answered(self, answer):
        """The server has an answer."""
        if self.keeps:
            self.kept.append(answer)
        else:
            self.browser.send(self.answers(answer))

    def cut(self):
        """Break the connection, and let none be made."""
        self.shut = True
        self.browser.close()

    def deliver(self, order=1):
        """Hand over what was kept back, in this order, and let everything through."""
        kept, self.kept, self.keeps = self.kept[::order], [], False
        for answer in kept:
            self.browser.send(answer)
