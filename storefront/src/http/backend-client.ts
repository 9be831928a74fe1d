import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { Agent, type Dispatcher } from 'undici';

/** Names the client of a call in its headers, which are all that @fastify/reply-from hands on; it is never sent. */
const CLIENT = Symbol('client');

type CallHeaders = IncomingHttpHeaders & { [CLIENT]?: EventEmitter };
type Done = (error: Error | null, data: Dispatcher.ResponseData<null>) => void;

/** The headers of a call that ends when its client disconnects. */
export function withClientOf(response: ServerResponse, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const client = new EventEmitter();
  response.once('close', () => {
    if (!response.writableFinished) client.emit('abort');
  });
  return { ...headers, [CLIENT]: client };
}

/** Calls the backend for @fastify/reply-from, which by itself lets a call go on when its client has disconnected. */
export function backendClient(settings: Agent.Options): { request: Dispatcher['request'] } {
  const agent = new Agent(settings);
  const request = ({ headers: named, ...options }: Dispatcher.RequestOptions<null>, done: Done) => {
    const { [CLIENT]: signal, ...headers } = named as CallHeaders;
    agent.request({ ...options, headers, ...(signal && { signal }) }, done);
  };
  return { request: request as Dispatcher['request'] };
}
