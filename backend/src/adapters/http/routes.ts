import type { Services } from './services';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import routes from '../../../generated/routes.json' with { type: 'json' };
import { limitBody } from './body-limits';
import { cachePolicy } from './cache-policy';
import type { ServerExtension } from './server-extension';
import type { OperationId, Operations } from './operation';
import { registerRoutes } from './register-routes';
import { type AnyOperation, callRunner } from './run-call';

/** Browsers save an uploaded picture instead of opening it as a page, under a name that the uploader did not choose. */
const PICTURE = 'attachment; filename="picture.jpg"';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Registers a route for each call of the document; throws if no context implements one. */
export function registerOperations(
  app: FastifyInstance,
  services: Services,
  operations: Operations,
  extensions: readonly ServerExtension[],
): void {
  app.addHook('onRoute', limitBody);
  registerRoutes(app, routes, (operationId) => {
    const id = operationId as OperationId;
    const operation: AnyOperation | undefined = operations[id];
    if (!operation) throw new Error(`No context answers ${id}.`);
    return whileAvailable(handlerFor(id, callRunner(id, services, operation), extensions), services);
  });
}

/** Answers 503 instead of waiting for a database that is unavailable. */
const whileAvailable =
  (handle: Handler, { availability }: Services): RouteHandlerMethod =>
  (request, reply) =>
    availability.run(() => handle(request, reply));

function handlerFor(
  id: OperationId,
  run: ReturnType<typeof callRunner>,
  extensions: readonly ServerExtension[],
): Handler {
  const setCachePolicy = cachePolicy(id);
  return async (request, reply) => {
    setCachePolicy(request, reply);
    for (const extension of extensions) if (await extension.intercept?.(id, request, reply)) return reply;
    const answer = await run(request);
    if (Buffer.isBuffer(answer)) void reply.type('image/jpeg').header('Content-Disposition', PICTURE);
    return answer;
  };
}
