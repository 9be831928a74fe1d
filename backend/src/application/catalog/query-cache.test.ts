import { QueryCache } from './query-cache';

function counting() {
  const asked: string[] = [];
  let nowMs = 0;
  const recent = new QueryCache<string>(5, 2, () => nowMs);
  const get = (key: string) =>
    recent.get(key, async () => {
      asked.push(key);
      return `answer to ${key}`;
    });
  const wait = (seconds: number) => (nowMs += seconds * 1_000);
  return { asked, get, wait };
}

test('answers a repeated query from memory while the answer is fresh', async () => {
  const { asked, get, wait } = counting();
  await get('whiskey');
  wait(4.9);
  expect(await get('whiskey')).toBe('answer to whiskey');
  expect(asked).toEqual(['whiskey']);
});

test('runs the query again after the answer has expired', async () => {
  const { asked, get, wait } = counting();
  await get('whiskey');
  wait(5);
  await get('whiskey');
  expect(asked).toEqual(['whiskey', 'whiskey']);
});

test('runs concurrent equal queries once', async () => {
  const { asked, get } = counting();
  await Promise.all([get('whiskey'), get('whiskey'), get('whiskey')]);
  expect(asked).toEqual(['whiskey']);
});

test('evicts the least recently used answer', async () => {
  const { asked, get } = counting();
  await get('whiskey');
  await get('wine');
  await get('whiskey');
  await get('beer');
  await get('whiskey');
  await get('wine');
  expect(asked).toEqual(['whiskey', 'wine', 'beer', 'wine']);
});

test('does not cache a failure', async () => {
  const recent = new QueryCache<string>(5);
  await expect(recent.get('whiskey', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(recent.get('whiskey', async () => 'up again')).resolves.toBe('up again');
});
