import { fastify } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';

/** Documentation only. */
const NOT_FOR_ROUTES = new Set(['examples', 'example', 'description', 'summary']);

/**
 * The routes of a valid OpenAPI document, with the JSON Schemas of their parameters and bodies, references resolved. Answers
 * are checked by tests.
 */
export async function routesOf(document) {
  const routes = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ method, url, schema }) => {
    const { operationId, params, querystring, headers, body } = schema;
    routes.push({ method, url, schema: { operationId, params, querystring, headers, body } });
  });
  await app.register(openapiGlue, { specification: document, operationResolver: () => () => {} });
  return withoutProse(routes);
}

/** In a map of names, a member may be called `description`. */
function withoutProse(part, isMapOfNames = false) {
  if (Array.isArray(part)) return part.map((item) => withoutProse(item));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => isMapOfNames || !NOT_FOR_ROUTES.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutProse(value, !isMapOfNames && key === 'properties')]),
  );
}
