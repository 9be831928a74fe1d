import replyFrom, { type FastifyReplyFromOptions } from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '../../../server/request-id';
import type { Tracing } from '../../../server/tracing';
import type { BackendCall } from '../metrics/measurements';
import { answerText } from './answer-text';
import { backendClient, withClientOf } from './backend-client';
import { backendArea, BACKEND_PATHS } from './backend-paths';
import { compressAnswer } from './compress-answers';

const CONNECT_TIMEOUT_MS = 2_000;
/** Longer than the backend's own limit, so that its answer arrives. */
const ANSWER_TIMEOUT_MS = 35_000;
/** While a backend restarts, requests that are safe to repeat are sent a second time. */
const RETRY_DELAY_MS = 100;
const RETRY_AFTER_S = 5;
/** A further call would have to wait for one of these to end, for as long as that takes. */
const MAX_CALLS = 512;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type AnswerHeaders = Record<string, string | string[] | undefined>;

/** Headers of one connection, which the client must not get; and the id, which the storefront has assigned. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'trailer',
  REQUEST_ID_HEADER,
]);

interface PassingOptions {
  /** How long the backend may take to answer. */
  timeoutMs?: number;
  /** At most so many calls at a time. */
  maxCalls?: number;
  /** Called for each call. */
  onCall?: (call: BackendCall) => void;
  tracing?: Tracing;
}

/** Passes the backend's paths on to it, and its answers back as they are sent, compressed unless the backend has done so. */
export async function passToBackend(
  app: FastifyInstance,
  backendUrl: string,
  {
    timeoutMs = ANSWER_TIMEOUT_MS,
    maxCalls = MAX_CALLS,
    onCall = () => undefined,
    tracing,
  }: PassingOptions = {},
): Promise<void> {
  await app.register(async (passing) => {
    // The body is a stream for the backend, whatever its type.
    passing.removeAllContentTypeParsers();
    passing.addContentTypeParser('*', (_request, body, done) => done(null, body));
    await passing.register(replyFrom, optionsFor(backendUrl, timeoutMs, maxCalls));
    let calls = 0;
    for (const url of BACKEND_PATHS)
      passing.route({
        method: METHODS,
        url,
        handler: (request, reply) => {
          const { method, url: address } = request;
          if (areaAsSent(address) !== url) return answerText(reply, 400, 'The URL is malformed.');
          if (calls >= maxCalls) return answerUnreachable(reply, 503);
          calls += 1;
          reply.raw.once('close', () => void (calls -= 1));
          const attributes = { 'http.request.method': method, 'url.template': url };
          const span = tracing?.begin({ name: `backend ${url}`, kind: 'client', attributes });
          return reply.from(undefined, {
            rewriteRequestHeaders: (_request, headers) =>
              withClientOf(reply.raw, { ...withAddress(request, headers), ...span?.headers() }),
            rewriteHeaders: passedOn,
            onResponse: (_request, _reply, { stream }) => {
              span?.end({ attributes: { 'http.response.status_code': reply.statusCode } });
              onCall({ path: url, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
              reply.send(compressAnswer(request, reply, stream));
            },
            onError: (_reply, { error }) => {
              span?.end({ failure: codeOf(error.cause) || error.name });
              onCall({ path: url, status: 'none', seconds: reply.elapsedTime / 1_000 });
              answerFailure(reply, error);
            },
            retryDelay: ({ err, req, attempt }) =>
              attempt === 0 && isRepeatable(req) && isBroken(err) ? RETRY_DELAY_MS : null,
          });
        },
      });
  });
}

/** Clients of HTTP take `/api/a\\..\\..\\b` for `/b`, which may not be meant for browsers. */
const areaAsSent = (address: string): string => backendArea(new URL(address, 'http://backend').pathname);

const optionsFor = (backendUrl: string, timeoutMs: number, maxCalls: number): FastifyReplyFromOptions => ({
  base: backendUrl,
  disableRequestLogging: true,
  undici: backendClient({
    connections: maxCalls,
    connectTimeout: CONNECT_TIMEOUT_MS,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  }),
});

/** What only the storefront may say about the client, and what is meant for one connection. */
const OF_THE_CLIENT =
  /^(?:forwarded|x-forwarded-.*|(?:x-real|true-client|cf-connecting|x-client|x-cluster-client|fastly-client)-ip|x-original-(?:url|host|forwarded-for)|x-rewrite-url|traceparent|tracestate|baggage|expect|keep-alive|proxy-connection|te|trailer|upgrade)$/;

/**
 * Tells the backend the id and the client of the request; the client's own claims about itself are not passed on.
 * `Expect: 100-continue` has been answered by Node.
 */
function withAddress(
  { id, ip, protocol, host }: Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CLIENT.test(name))),
    [REQUEST_ID_HEADER]: id,
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
  };
}

const passedOn = (headers: AnswerHeaders): AnswerHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));

/** Failures before anything was sent: no answer is lost. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * 503 if the backend cannot be reached, 504 if it is too slow, in the form of its own faults (BDG-05). A connection that
 * breaks is passed on as it is: the call may have taken effect, so the client has to treat its answer as lost.
 */
function answerFailure(reply: FastifyReply, error: Error): void {
  const isLate = 'statusCode' in error && error.statusCode === 504;
  if (!isLate && !NOT_SENT.has(codeOf(error.cause))) {
    reply.hijack();
    reply.raw.destroy();
    return;
  }
  answerUnreachable(reply, isLate ? 504 : 503);
}

const answerUnreachable = (reply: FastifyReply, status: 503 | 504): FastifyReply =>
  reply
    .code(status)
    .headers({ 'Retry-After': RETRY_AFTER_S, 'Cache-Control': 'no-store' })
    .send({ detail: 'The store cannot be reached. Please try again.' });

const isRepeatable = (request: unknown): boolean => (request as { method: string }).method === 'GET';

/** A request that timed out, or whose client has disconnected, is not repeated. */
const isBroken = (error: unknown): boolean => Boolean(error) && !/TIMEOUT|ABORTED/.test(codeOf(error));

const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
