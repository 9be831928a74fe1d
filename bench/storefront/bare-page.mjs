import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { isRendered, PAGE, PLACE } from './pages.mjs';

const ATTEMPTS = 20;
const PAUSE_MS = 250;

/** The first rendering of a storefront may come too late, and a plain page goes out, which is smaller. */
async function renderedPage() {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await fetch(process.env.PAGE_URL + PAGE, {
      headers: { cookie: `shopping_place=${PLACE}` },
    });
    if (isRendered(answer.headers.get('cache-control'))) return answer;
    await setTimeout(PAUSE_MS);
  }
  throw new Error('the storefront did not render its page');
}

/** Node's HTTP server alone: sends the page of a storefront from memory, with its headers. Needs PAGE_URL. */
const answer = await renderedPage();
const { gzipSync } = await import('node:zlib');
const body = gzipSync(await answer.text());
const headers = Object.fromEntries(answer.headers);
for (const name of [
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
])
  delete headers[name];
headers['content-encoding'] = 'gzip';
headers['content-length'] = body.length;

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${server.address().port}`));
