import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded, Unavailable } from '../../../application/shared/availability.port';
import { Refused } from '../../../domain/shared/refused';
import { RETRY_AFTER_S } from '../errors';
import { operatorAnswerOf, type OperatorRefusal } from './operator-refusals';

const answer = (reply: FastifyReply, status: number, kind: string, message: string): FastifyReply =>
  reply.code(status).send({ kind, message });

export const answerMalformed = (reply: FastifyReply, message: string, status = 400): FastifyReply =>
  answer(reply, status, 'malformed', message);

/** Every failure is answered with a kind for programs and a message for people; the cause of a fault is only logged. */
export function answerOperatorErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refused) return answerRefusal(error.reason as OperatorRefusal, reply);
    if (error instanceof Unavailable || error instanceof Overloaded)
      return answer(reply.header('Retry-After', RETRY_AFTER_S), 503, 'unavailable', 'Try again in a moment.');
    if (error.statusCode && error.statusCode < 500)
      return answerMalformed(reply, error.message, error.statusCode);
    return answerFault(error, request, reply);
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, 404, 'call-not-found', 'There is no such call.'));
}

function answerRefusal(reason: OperatorRefusal, reply: FastifyReply): FastifyReply {
  const { status, body } = operatorAnswerOf(reason);
  if (reason.kind === 'credential-invalid') void reply.header('WWW-Authenticate', 'Bearer');
  if (reason.kind === 'too-many-attempts') void reply.header('Retry-After', reason.retryAfterSeconds);
  return reply.code(status).send(body);
}

function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error({ err: error, operator: request.operator }, 'An operator’s call failed');
  return answer(reply, 500, 'fault', 'Something went wrong. The log says what.');
}
