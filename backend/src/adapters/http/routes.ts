import type { Services } from './services';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { limitBody } from './body-limits';
import { cachePolicy } from './cache-policy';
import { wasFaulted } from '../../../../demo/faults/faults.routes';
import type { OperationId, Operations } from './operation';
import { routeDocument } from './route-document';
import { type AnyOperation, callRunner } from './run-call';

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
  const setCachePolicy = cachePolicy(id);
  const run = callRunner(id, services, operation);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    setCachePolicy(request, reply);
    if (await wasFaulted(id, reply, services)) return reply;
    const answer = await run(request);
    if (Buffer.isBuffer(answer)) void reply.type('image/jpeg');
    return answer;
  };
}
