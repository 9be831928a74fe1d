import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Services } from '../services';
import { limitBody } from './body-limits';
import { cachePolicy } from './cache-policy';
import { documented, headerNames } from './document';
import { admit } from './guards';
import { HttpProblem } from './http-problem';
import type { Call, OperationId, Operations, Session } from './operation';
import { routeDocument } from './route-document';
import { findNul } from './text-check';

/** Any call, before its own types are known. */
type AnyCall = Call<OperationId>;
type AnyOperation = (call: AnyCall) => Promise<unknown>;

/** A route for each call of the document; one that no context answers is a bug, and the start says so. */
export async function registerOperations(
  app: FastifyInstance,
  services: Services,
  operations: Operations,
): Promise<void> {
  app.addHook('onRoute', limitBody);
  await app.register(openapiGlue, {
    specification: routeDocument(),
    operationResolver: (operationId: string) => {
      const id = operationId as OperationId;
      const operation: AnyOperation | undefined = operations[id];
      if (!operation) throw new Error(`No context answers ${id}.`);
      return handlerFor(id, services, operation);
    },
  });
}

function handlerFor(id: OperationId, services: Services, operation: AnyOperation): RouteHandlerMethod {
  const headers = headerNames(id);
  const bodyRequired = documented(id).requestBody?.required === true;
  const setCachePolicy = cachePolicy(id);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    setCachePolicy(request, reply);
    checkForm(request, bodyRequired);
    const admission = await admit(id, request, reply, services);
    if ('answer' in admission) return admission.answer;
    const answer = await operation(callOf(request, admission.session, headers));
    if (Buffer.isBuffer(answer)) void reply.type('image/jpeg');
    return answer;
  };
}

/** What the schemas cannot say: a body must be there when it is required, and text must be storable. */
function checkForm(request: FastifyRequest, bodyRequired: boolean): void {
  if (bodyRequired && request.body === undefined) throw new HttpProblem(400, 'The body is missing.');
  const place = findNul(request.body, 'body') ?? findNul(request.query, 'querystring');
  if (place) throw new HttpProblem(400, `${place} must not contain the NUL character`);
}

function callOf(request: FastifyRequest, session: Session | undefined, headers: string[]): AnyCall {
  const named = headers.map((name) => [name, request.headers[name.toLowerCase()]] as const);
  return {
    body: request.body ?? {},
    query: request.query,
    params: request.params,
    headers: Object.fromEntries(named),
    session,
    ip: request.ip,
  } as AnyCall;
}
