import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request, with JSON if there is some; a connection that is kept could be closed by nginx, as it reloads, just then. */
export async function onItsOwnConnection(url: string, json?: string): Promise<Response> {
  const asked = request(url, {
    agent: false,
    method: json ? 'POST' : 'GET',
    headers: json ? { 'Content-Type': 'application/json' } : {},
  });
  asked.end(json);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return new Response(await text(answer), { status: answer.statusCode });
}
