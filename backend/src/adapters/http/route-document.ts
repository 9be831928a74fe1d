import { document } from './document';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** For people and for tests: without it, what is validated at every start is a third as long. */
const NOT_FOR_ROUTES = new Set(['examples', 'example', 'description', 'summary']);

/** Names of things, not keywords: a field may well be called `description`. */
const MAPS_OF_NAMES = new Set(['properties', 'schemas', 'parameters', 'paths']);

/** The document with what routes are made of: paths, parameters and bodies. Answers are held to it by tests instead. */
export function routeDocument(): object {
  return withoutProse(document as unknown as Json, false) as object;
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

/** An operation must have some. */
const ANSWERS: Json = { default: { description: 'See the document.' } };
