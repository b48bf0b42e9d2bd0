"""Live classes in a Redis server, which several processes share: hashes that only scripts change, each as a whole."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, TypeVar

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from pages.classroom.store import (
    ANY,
    BYTES,
    EMPTY_LIFE,
    ENDED,
    ENTRY,
    JOINED,
    LIFE,
    SIZE,
    UNUSED,
    VARIABLE,
    FullError,
    NetworkFullError,
    OverBudgetError,
    StoreError,
)

T = TypeVar("T")

SECONDS = 2  # to connect, and again to answer
WHOLE = 2 * SECONDS  # of one act, waiting for a free connection included
QUIET = 5  # seconds without a message after which a listener asks whether the server is there
CONNECTIONS = 32  # at one time, listeners aside, which have one each
HOW: dict[str, Any] = {
    "decode_responses": True,
    "encoding_errors": "surrogatepass",  # what a browser sends may hold half of a pair: it is kept, as in memory
    "protocol": 2,  # with nothing to agree on before the first question
    "driver_info": None,
    "socket_connect_timeout": SECONDS,
    "socket_timeout": SECONDS,
    "retry": Retry(NoBackoff(), 0),  # an act that is sent again may be done twice, and its second answer be wrong
}

CLASSES = "attention:classes"  # code → the millisecond of its end
TABLES = "attention:{CODE}"  # the key of the names of a class's tables, also its channel; its keys share what is in braces

# KEYS: CLASSES and the names of a class's tables, which are kept below that key.
# ARGV: code, LIFE and EMPTY_LIFE in milliseconds, and what each script reads itself
END = """
local function drop(key, code)
  for _, name in ipairs(redis.call('SMEMBERS', key)) do redis.call('DEL', key .. ':' .. name) end
  redis.call('DEL', key)
  return redis.call('ZREM', KEYS[1], code)
end
"""
KEEP = f"""
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function keep(table)
  redis.call('SADD', KEYS[2], table)
  local ends = now + (redis.call('EXISTS', KEYS[2] .. ':{JOINED}') == 1 and ARGV[2] or ARGV[3])
  for _, name in ipairs(redis.call('SMEMBERS', KEYS[2])) do redis.call('PEXPIREAT', KEYS[2] .. ':' .. name, ends) end
  redis.call('PEXPIREAT', KEYS[2], ends)
  redis.call('ZADD', KEYS[1], ends, ARGV[1])
  redis.call('PEXPIREAT', KEYS[1], now + ARGV[2])
  return 1
end
local function grow(count, budget)
  local size = KEYS[2] .. ':{SIZE}'
  if count > 0 and tonumber(redis.call('HGET', size, '{BYTES}') or 0) + count > tonumber(budget) then return false end
  redis.call('SADD', KEYS[2], '{SIZE}')
  return redis.call('HINCRBY', size, '{BYTES}', count)
end
local function bytes(table, field)
  local text = redis.call('HGET', KEYS[2] .. ':' .. table, field)
  return text and #field + #text + {ENTRY} or 0
end
local function set(table, budget, first)
  local count = 0
  for i = first, #ARGV, 2 do count = count + #ARGV[i] + #ARGV[i + 1] + {ENTRY} - bytes(table, ARGV[i]) end
  if not grow(count, budget) then return -1 end
  for i = first, #ARGV, 2 do redis.call('HSET', KEYS[2] .. ':' .. table, ARGV[i], ARGV[i + 1]) end
  return keep(table)
end
"""
BEGIN = f"""{END}{KEEP}
local function room_among(network, most, before)
  local count, first, oldest = 0, nil, math.huge
  for _, code in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
    local key = string.gsub('{TABLES}', 'CODE', code)
    local known = redis.call('HMGET', key .. ':room', 'network', 'begun')
    if not network or known[1] == network then
      local begun, ends = tonumber(known[2] or 0), tonumber(redis.call('ZSCORE', KEYS[1], code))
      count = count + 1
      local empty = redis.call('EXISTS', key .. ':{JOINED}') == 0 and ends <= before
      if empty and begun < oldest then first, oldest = code, begun end
    end
  end
  if count < tonumber(most) then return true end
  if not first then return false end
  local key = string.gsub('{TABLES}', 'CODE', first)
  redis.call('PUBLISH', key, '{ENDED}')
  drop(key, first)
  return true
end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('EXISTS', KEYS[2]) == 1 then return 0 end
if not room_among(ARGV[8], ARGV[6], now + ARGV[7]) then return -2 end
if not room_among(nil, ARGV[5], math.huge) then return -1 end
return set(ARGV[4], {ANY}, 9)
"""
PUT = f"""{KEEP}
if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
if ARGV[5] == 'if' and redis.call('HGET', KEYS[2] .. ':room', ARGV[6]) ~= ARGV[7] then return 0 end
return set(ARGV[4], ARGV[8], 9)
"""
ADD = f"""{KEEP}
local table = KEYS[2] .. ':' .. ARGV[4]
if redis.call('EXISTS', KEYS[2]) == 0 or redis.call('HEXISTS', table, ARGV[7]) == 1 then return 0 end
if redis.call('HLEN', table) >= tonumber(ARGV[5]) then return 0 end
if set(ARGV[4], ARGV[6], 7) < 0 then return -1 end
return redis.call('HLEN', table)
"""
FORGET = f"""{KEEP}
local freed = 0
for _, name in ipairs(redis.call('SMEMBERS', KEYS[2])) do
  if name ~= '{JOINED}' then
    freed = freed + bytes(name, ARGV[4])
    redis.call('HDEL', KEYS[2] .. ':' .. name, ARGV[4])
  end
end
if freed > 0 then grow(-freed, 0) end
return 1
"""


class RedisStore:
    """See store.Store. For one server, not a cluster.

    Nothing connects before the first act, and a connection that broke is made anew by the next one. The same object may
    serve several event loops, such as one after another.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._clients: dict[asyncio.AbstractEventLoop, Redis] = {}
        try:
            Redis.from_url(address)
        except ValueError:  # its text may hold a password
            raise ValueError(f"{VARIABLE}: it must be an address such as redis://127.0.0.1:6379/0.") from None

    async def begin(self, code: str, room: Mapping[str, str], most: int, most_of_one: int = ANY) -> bool:
        left = round(1000 * (EMPTY_LIFE - UNUSED))  # with so many milliseconds left, a class counts as unused
        begun = await self._run(BEGIN, code, "room", most, most_of_one, left, room.get("network", ""), *_flat(room))
        if begun < 0:
            raise FullError if begun == -1 else NetworkFullError
        return bool(begun)

    async def read(self, code: str, table: str) -> dict[str, str]:
        return await self._ask(lambda client: client.hgetall(f"{_key(code)}:{table}"))

    async def field(self, code: str, table: str, field: str) -> str | None:
        return await self._ask(lambda client: client.hget(f"{_key(code)}:{table}", field))

    async def put(
        self, code: str, table: str, fields: Mapping[str, str], only_if: tuple[str, str] | None = None, budget: int = ANY
    ) -> bool:
        condition = ("if", *only_if) if only_if else ("", "", "")
        return bool(await self._within(PUT, code, table, *condition, budget, *_flat(fields)))

    async def add(self, code: str, table: str, field: str, text: str, most: int, budget: int = ANY) -> int:
        return await self._within(ADD, code, table, most, budget, field, text)

    async def _within(self, script: str, code: str, *arguments: str | int) -> int:
        """Run a script that keeps within a budget of bytes."""
        done = await self._run(script, code, *arguments)
        if done < 0:
            raise OverBudgetError
        return done

    async def forget(self, code: str, field: str) -> None:
        await self._run(FORGET, code, field)

    async def end(self, code: str) -> None:
        await self._run(f"{END}return drop(KEYS[2], ARGV[1])", code)

    async def publish(self, code: str, message: str) -> None:
        await self._ask(lambda client: client.publish(_key(code), message))

    async def listen(self, code: str) -> AsyncIterator[str]:
        try:
            async with Redis.from_url(self._address, **HOW).pubsub() as channel:
                await channel.subscribe(_key(code))
                message = await channel.get_message(timeout=SECONDS)
                while message:
                    if message["type"] != "pong":
                        yield message["data"] if message["type"] == "message" else ""
                    message = await channel.get_message(timeout=QUIET) or await _asked(channel)
            raise StoreError("TimeoutError")
        except (RedisError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def close(self) -> None:
        client = self._clients.pop(asyncio.get_running_loop(), None)
        if client:
            await client.aclose()

    async def _run(self, script: str, code: str, *arguments: str | int) -> int:
        """Run a script on the keys of a class."""
        lives = round(LIFE * 1000), round(EMPTY_LIFE * 1000)
        keys, every = [CLASSES, _key(code)], [code, *lives, *arguments]
        return await self._ask(lambda client: client.register_script(script)(keys, every))

    async def _ask(self, act: Callable[[Redis], Awaitable[T]]) -> T:
        """Return what an act returns; StoreError where it fails or takes too long."""
        try:
            async with asyncio.timeout(WHOLE):
                return await act(self._client())
        except (RedisError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    def _client(self) -> Redis:
        """Return the client of the event loop that runs, to which its connections belong; forget those of ended ones."""
        loop = asyncio.get_running_loop()
        if loop not in self._clients:
            pool = BlockingConnectionPool.from_url(self._address, max_connections=CONNECTIONS, timeout=None, **HOW)
            self._clients = {each: client for each, client in self._clients.items() if not each.is_closed()}
            self._clients[loop] = Redis.from_pool(pool)
        return self._clients[loop]


def _key(code: str) -> str:
    return TABLES.replace("CODE", code)


def _flat(fields: Mapping[str, str]) -> list[str]:
    """Return fields and texts in turn."""
    return [each for pair in fields.items() for each in pair]


async def _asked(channel: PubSub) -> dict[str, Any] | None:
    """Ask the server whether it is there, and return what comes next; None where nothing does."""
    await channel.ping()
    return await channel.get_message(timeout=SECONDS)
