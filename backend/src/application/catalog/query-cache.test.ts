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

test('a question asked again within the time is answered from memory', async () => {
  const { asked, get, wait } = counting();
  await get('whiskey');
  wait(4.9);
  expect(await get('whiskey')).toBe('answer to whiskey');
  expect(asked).toEqual(['whiskey']);
});

test('an answer that has grown old is asked for again', async () => {
  const { asked, get, wait } = counting();
  await get('whiskey');
  wait(5);
  await get('whiskey');
  expect(asked).toEqual(['whiskey', 'whiskey']);
});

test('the same question at the same moment is asked once', async () => {
  const { asked, get } = counting();
  await Promise.all([get('whiskey'), get('whiskey'), get('whiskey')]);
  expect(asked).toEqual(['whiskey']);
});

test('what was not asked for longest is forgotten first', async () => {
  const { asked, get } = counting();
  await get('whiskey');
  await get('wine');
  await get('whiskey');
  await get('beer');
  await get('whiskey');
  await get('wine');
  expect(asked).toEqual(['whiskey', 'wine', 'beer', 'wine']);
});

test('a failure is not kept', async () => {
  const recent = new QueryCache<string>(5);
  await expect(recent.get('whiskey', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(recent.get('whiskey', async () => 'up again')).resolves.toBe('up again');
});
