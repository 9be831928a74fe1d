import type { FastifyInstance, FastifySchema, RouteHandlerMethod } from 'fastify';

/** A call of an OpenAPI document, from `npm run generate`: reading the document at each start takes hundreds of milliseconds. */
export interface GeneratedRoute {
  method: string;
  url: string;
  schema: FastifySchema & { operationId: string };
}

/** Registers the routes of a document, each with the handler of its operation. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly GeneratedRoute[],
  handlerOf: (operationId: string) => RouteHandlerMethod,
): void {
  for (const { method, url, schema } of routes)
    app.route({ method, url, schema, handler: handlerOf(schema.operationId) });
}
