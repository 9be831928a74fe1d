import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/** The header in which proxies and servers name a request to each other, and answers name it to the client. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** An id goes into logs and answers, so whatever else a client sends is replaced. */
const FORM = /^[\w.-]{8,64}$/;

/** The id that the proxy has given a request, or a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && FORM.test(given) ? given : randomUUID();
}

const current = new AsyncLocalStorage<string>();

/** The id of the request on whose behalf the caller runs; undefined outside of requests, such as in a job. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Loggers of a single request: each of their lines has the id already. */
const ofRequests = new WeakSet<object>();

/** Options of Fastify: each request has an id, which is in every line of its logger. */
export const requestIdOptions = {
  genReqId: requestIdOf,
  logController: new LogController({ requestIdLogLabel: 'requestId' }),
  childLoggerFactory: (logger, bindings, options) => {
    const child = logger.child(bindings, options);
    ofRequests.add(child);
    return child;
  },
} satisfies FastifyServerOptions;

/** For pino: the id also in the lines that other parts of the server write on behalf of a request. */
export const requestIdInLog = {
  mixin(_line: object, _level: number, logger: object): { requestId?: string } {
    const requestId = currentRequestId();
    return requestId === undefined || ofRequests.has(logger) ? {} : { requestId };
  },
};

/** Every answer has the id of its request; call it before anything else answers. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}

/**
 * What runs on behalf of a request knows its id: `currentRequestId`. Before Node 24, this makes every asynchronous
 * operation of the process slower, so a server does without it if it can pass the id on.
 */
export function trackRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
}
