import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded, Unavailable } from '../../application/shared/availability.port';
import { hasOwnBodyLimit } from './body-limits';
import { HttpProblem, NOT_FOUND } from './http-problem';

export const FAULT_DETAIL = 'Something went wrong. Please try again.';
/** As the storefront answers for a backend that it cannot reach. */
const UNAVAILABLE_DETAIL = 'The store cannot be reached. Please try again.';

/** Fastify's own refusals, with messages for people. */
const MALFORMED: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type must be application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
};

export function answerNotFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, NOT_FOUND);
}

/**
 * Answers every failure outside the calls' own answers: malformed requests 400, faults 500 with a detail (X-133,
 * BDG-05).
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof HttpProblem) return answerProblem(error, reply);
    if (error instanceof Unavailable) return answerUnavailable(error, request, reply);
    if (error instanceof Overloaded) return answerOverloaded(request, reply);
    if (error.validation) return refuse(reply, 400, error.message);
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
      return refuse(reply, statusOf(error, request), wording(error));
    return answerFault(error, request, reply);
  });
}

/** 413 where pictures are uploaded; any other call has no such status and answers 400. */
function statusOf(error: FastifyError, request: FastifyRequest): 400 | 413 {
  return error.statusCode === 413 && hasOwnBodyLimit(request.routeOptions) ? 413 : 400;
}

function answerProblem(problem: HttpProblem, reply: FastifyReply): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) void reply.header('Retry-After', problem.retryAfterSeconds);
  return reply.code(problem.status).send(problem.body);
}

function wording(error: FastifyError): string {
  return (
    MALFORMED[error.code] ??
    (error instanceof SyntaxError ? 'The request body is not valid JSON.' : error.message)
  );
}

/** The cause is only logged: no stack trace or SQL in an answer. */
function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error }, 'A call failed');
  return reply.code(500).send({ detail: FAULT_DETAIL });
}

/** The database is checked twice a second. */
export const RETRY_AFTER_S = 2;

function answerUnavailable(error: Unavailable, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.warn({ err: error }, 'The database is not available');
  return reply
    .code(503)
    .headers({ 'Retry-After': RETRY_AFTER_S, 'Cache-Control': 'no-store' })
    .send({ detail: UNAVAILABLE_DETAIL });
}

const BUSY_DETAIL = 'The store is very busy. Please try again in a moment.';
/** Long enough that clients that retry at once do not keep the server busy. */
const BUSY_RETRY_AFTER_S = 5;

/** Such answers come in large numbers, and are counted in the metrics. */
function answerOverloaded(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info('A call was not begun: the server is overloaded');
  return reply
    .code(503)
    .headers({ 'Retry-After': BUSY_RETRY_AFTER_S, 'Cache-Control': 'no-store' })
    .send({ detail: BUSY_DETAIL });
}

export function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ code: -1, message });
}
