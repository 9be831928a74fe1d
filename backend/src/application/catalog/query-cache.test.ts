import { QueryCache } from './query-cache';

/** A cache of which the test answers each query, the oldest first. */
function answeredByHand(maxBytes?: number) {
  const asked: string[] = [];
  const waiting: { resolve(answer: string): void; reject(error: Error): void }[] = [];
  let nowMs = 0;
  const cache = new QueryCache<string>({ seconds: 5, maxBytes, nowMs: () => nowMs });
  return {
    asked,
    get: (key: string) =>
      cache.get(key, () => {
        asked.push(key);
        return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
      }),
    answer: (answer: string) => waiting.shift()?.resolve(answer),
    fail: () => waiting.shift()?.reject(new Error('down')),
    wait: (seconds: number) => (nowMs += seconds * 1_000),
  };
}

/** What was answered behind a shopper is there once the pending promises have been handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Cache = ReturnType<typeof answeredByHand>;

async function known({ get, answer }: Cache, key: string, text = `answer to ${key}`): Promise<void> {
  const given = get(key);
  answer(text);
  await given;
  await settled();
}

test('answers a repeated query from memory while the answer is fresh', async () => {
  const cache = answeredByHand();
  await known(cache, 'whiskey');
  cache.wait(4.9);
  expect(await cache.get('whiskey')).toBe('answer to whiskey');
  expect(cache.asked).toEqual(['whiskey']);
});

test('answers with what has expired at once, and finds the next answer behind it', async () => {
  const cache = answeredByHand();
  await known(cache, 'whiskey', 'old');
  cache.wait(5);
  expect(await Promise.all([cache.get('whiskey'), cache.get('whiskey')])).toEqual(['old', 'old']);
  expect(cache.asked).toEqual(['whiskey', 'whiskey']);
  cache.answer('new');
  await settled();
  expect(await cache.get('whiskey')).toBe('new');
  expect(cache.asked).toHaveLength(2);
});

test('keeps an answer when a newer one cannot be found, and tries again', async () => {
  const cache = answeredByHand();
  await known(cache, 'whiskey', 'old');
  cache.wait(5);
  await cache.get('whiskey');
  cache.fail();
  await settled();
  expect(await cache.get('whiskey')).toBe('old');
  cache.answer('new');
  await settled();
  expect(await cache.get('whiskey')).toBe('new');
});

test('gives no answer that is two minutes old', async () => {
  const cache = answeredByHand();
  await known(cache, 'whiskey', 'old');
  cache.wait(120);
  const asked = cache.get('whiskey');
  cache.answer('new');
  expect(await asked).toBe('new');
});

test('runs concurrent equal queries once', async () => {
  const cache = answeredByHand();
  const all = Promise.all([cache.get('whiskey'), cache.get('whiskey'), cache.get('whiskey')]);
  cache.answer('answer');
  expect(await all).toEqual(['answer', 'answer', 'answer']);
  expect(cache.asked).toEqual(['whiskey']);
});

test('evicts the least recently used answers when they are too large together', async () => {
  const cache = answeredByHand(700);
  for (const key of ['whiskey', 'wine']) await known(cache, key, 'x'.repeat(120));
  await cache.get('whiskey');
  await known(cache, 'beer', 'x'.repeat(120));
  await cache.get('whiskey');
  await known(cache, 'wine');
  expect(cache.asked).toEqual(['whiskey', 'wine', 'beer', 'wine']);
});

test('counts the bytes of a list of numbers', async () => {
  const cache = new QueryCache<Int32Array>({ seconds: 5, maxBytes: 1_000 });
  let runs = 0;
  const get = async (length: number) => {
    await cache.get('key', async () => new Int32Array(length).fill((runs += 1)));
    await settled();
  };
  await get(200);
  await get(200);
  expect(runs).toBe(1);
  const large = new QueryCache<Int32Array>({ seconds: 5, maxBytes: 1_000 });
  await large.get('key', async () => new Int32Array(300));
  await settled();
  await large.get('key', async () => new Int32Array(300).fill((runs += 1)));
  expect(runs).toBe(2);
});

test('does not cache a failure', async () => {
  const cache = answeredByHand();
  const failing = cache.get('whiskey');
  cache.fail();
  await expect(failing).rejects.toThrow('down');
  await settled();
  const again = cache.get('whiskey');
  cache.answer('up again');
  await expect(again).resolves.toBe('up again');
});
