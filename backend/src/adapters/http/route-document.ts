import { openApiDocument } from './openapi-document';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Documentation only: without it, start-up validates a third as much. */
const NOT_FOR_ROUTES = new Set(['examples', 'example', 'description', 'summary']);

/** Their members are names, not keywords: a field may be called `description`. */
const MAPS_OF_NAMES = new Set(['properties', 'schemas', 'parameters', 'paths']);

/** The part of the document that routes need: paths, parameters and bodies. Answers are checked by tests instead. */
export function routeDocument(): object {
  return withoutProse(openApiDocument as unknown as Json, false) as object;
}

function withoutProse(part: Json, isMapOfNames: boolean): Json {
  if (Array.isArray(part)) return part.map((item) => withoutProse(item, false));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key]) => isMapOfNames || !NOT_FOR_ROUTES.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'responses' && !isMapOfNames) return [key, ANSWERS];
      return [key, withoutProse(value, !isMapOfNames && MAPS_OF_NAMES.has(key))];
    }),
  );
}

/** An operation must declare at least one response. */
const ANSWERS: Json = { default: { description: 'See the document.' } };
