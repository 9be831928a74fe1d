import { readInteractions, type Interaction } from '../pact-file';
import { type Json, type Place, withAt } from '../../tests/support/json-places';
import { PACT_FILE } from '../parties';

/** The path of `$.deliverable[0].date`. */
const placeOf = (path: string): Place =>
  [...path.matchAll(/\.(\w+)|\[(\d+)\]|\['([^']+)'\]/g)].map(([, name, index, quoted]) =>
    index === undefined ? (name ?? quoted ?? '') : Number(index),
  );

const filled = (expression: string, values: Record<string, unknown>) =>
  expression.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]));

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Json | undefined;
}

/** The request of an interaction with the values of its state. */
export function requestOf({ request }: Interaction, values: Record<string, unknown>): Call {
  const generated = (part: string) => Object.entries(request.generators?.[part] ?? {});
  const single = (fields: Record<string, string[]> = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, [first = '']]) => [name, first]));
  const [headers, query] = [single(request.headers), single(request.query)];
  for (const [name, { expression = '' }] of generated('header')) headers[name] = filled(expression, values);
  for (const [name, { expression = '' }] of generated('query'))
    query[name.replace(/^\$\.?/, '').replace(/\[0\]$/, '')] = filled(expression, values);
  const body = generated('body').reduce<Json | undefined>(
    (content, [path, { expression = '' }]) =>
      content === undefined ? content : withAt(content, placeOf(path), filled(expression, values)),
    request.body?.content as Json | undefined,
  );
  return { method: request.method, path: request.path, headers, query, body };
}

/** Prefers large requests that succeed: a refusal shows little of a call. */
function richness({ request, response }: Interaction): number {
  const isRefusal = /"code":(-1|2)\b/.test(JSON.stringify(response.body ?? ''));
  return JSON.stringify(request).length - (isRefusal ? 1_000_000 : 0);
}

/** One successful interaction for each call. */
export const calls = new Map<string, Interaction>();
for (const interaction of readInteractions(PACT_FILE)) {
  const { request, response } = interaction;
  const key = `${request.method} ${request.path}`;
  const known = calls.get(key);
  if (response.status === 200 && (!known || richness(interaction) > richness(known)))
    calls.set(key, interaction);
}
