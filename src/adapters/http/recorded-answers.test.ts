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
  expect(recorder.hasFailed).toBe(false);
  expect(recorder.answers).toEqual({
    'GET /connect/product?prodid=101': '{"name":"</script>"}',
    'POST /connect/filters {"page":1}': '{"name":"</script>"}',
  });
});

it('remembers a failed answer', async () => {
  const recorder = new AnswerRecorder(answering(500).ask);
  await recorder.fetch('http://server/connect/product');
  expect(recorder.hasFailed).toBe(true);
});

it('replays a recorded answer once, and fetches anything else', async () => {
  const { ask, asked } = answering(200);
  const fetch = replaying({ 'GET /a?b=1': '{"from":"the page"}' }, ask);
  expect(await (await fetch('/a?b=1', { method: 'GET' })).json()).toEqual({ from: 'the page' });
  await fetch('/a?b=1', { method: 'GET' });
  await fetch('/a?b=2');
  expect(asked).toEqual(['/a?b=1', '/a?b=2']);
});

it('does not replay an answer that is too old', async () => {
  const { ask, asked } = answering(200);
  let now = 0;
  const fetch = replaying({ 'GET /a': '{}' }, ask, () => now);
  now = 60_000;
  await fetch('/a');
  expect(asked).toEqual(['/a']);
});

it('remembers a request without an answer', async () => {
  const recorder = new AnswerRecorder(() => Promise.reject(new TypeError('fetch failed')));
  await expect(recorder.fetch('http://server/connect/product')).rejects.toThrow('fetch failed');
  expect(recorder.hasFailed).toBe(true);
});
