import { createServer } from 'node:http';
import { PAGE, PLACE } from './pages.mjs';

/** Node's HTTP server alone: sends the page of a storefront from memory, with its headers. Needs PAGE_URL. */
const answer = await fetch(process.env.PAGE_URL + PAGE, { headers: { cookie: `shopping_place=${PLACE}` } });
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
