import { AnswerRecorder, replaying } from './recorded-answers';

const answering = (status: number) => {
  const asked: string[] = [];
  const ask = async (input: string | Request) => {
    asked.push(typeof input === 'string' ? input : input.url);
    return Response.json({ name: '</script>' }, { status });
  };
  return { ask, asked };
};

it('records requests, without the origin of the server, and their answers', async () => {
  const recorder = new AnswerRecorder(answering(200).ask);
  const answer = await recorder.fetch('http://server/connect/product?prodid=101', { method: 'GET' });
  await recorder.fetch('http://server/connect/filters', { method: 'POST', body: '{"page":1}' });
  expect(await answer.json()).toEqual({ name: '</script>' });
  expect([recorder.hasFailed, recorder.isUnavailable]).toEqual([false, false]);
  const recorded = { status: 200, text: '{"name":"</script>"}' };
  expect(recorder.answers).toEqual({
    'GET /connect/product?prodid=101': recorded,
    'POST /connect/filters {"page":1}': recorded,
  });
});

it('sends equal requests once, and every one has its answer', async () => {
  const { ask, asked } = answering(200);
  const recorder = new AnswerRecorder(ask);
  const [one, other] = await Promise.all([recorder.fetch('/a?b=1'), recorder.fetch('/a?b=1')]);
  await recorder.fetch('/a?b=2');
  expect(await one.json()).toEqual(await other.json());
  expect(asked).toEqual(['/a?b=1', '/a?b=2']);
});

it.each([
  [404, { hasFailed: false, isUnavailable: false, isGone: false }],
  [410, { hasFailed: false, isUnavailable: false, isGone: true }],
  [429, { hasFailed: true, isUnavailable: false }],
  [500, { hasFailed: true, isUnavailable: true }],
])('takes a %d for %j', async (status, outcome) => {
  const recorder = new AnswerRecorder(answering(status).ask);
  await recorder.fetch('http://server/connect/product');
  expect(recorder).toMatchObject(outcome);
});

it('replays a refusal as one', async () => {
  const recorder = new AnswerRecorder(answering(404).ask);
  await recorder.fetch('http://server/a');
  const replayed = replaying(recorder.answers, answering(200).ask);
  expect((await replayed('/a')).status).toBe(404);
});

it('replays a recorded answer once, and fetches anything else', async () => {
  const { ask, asked } = answering(200);
  const fetch = replaying({ 'GET /a?b=1': { status: 200, text: '{"from":"the page"}' } }, ask);
  expect(await (await fetch('/a?b=1', { method: 'GET' })).json()).toEqual({ from: 'the page' });
  await fetch('/a?b=1', { method: 'GET' });
  await fetch('/a?b=2');
  expect(asked).toEqual(['/a?b=1', '/a?b=2']);
});

it('does not replay an answer that is too old', async () => {
  const { ask, asked } = answering(200);
  let now = 0;
  const fetch = replaying({ 'GET /a': { status: 200, text: '{}' } }, ask, () => now);
  now = 60_000;
  await fetch('/a');
  expect(asked).toEqual(['/a']);
});

it('remembers a request without an answer', async () => {
  const recorder = new AnswerRecorder(() => Promise.reject(new TypeError('fetch failed')));
  await expect(recorder.fetch('http://server/connect/product')).rejects.toThrow('fetch failed');
  expect(recorder.isUnavailable).toBe(true);
});
