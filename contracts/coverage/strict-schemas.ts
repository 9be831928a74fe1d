import openapi from '../../sdk/generated/openapi.json' with { type: 'json' };

export type Json = string | number | boolean | null | Json[] | Fields;
export interface Fields {
  [name: string]: Json;
}

const isFields = (json: Json): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Rewrites every object schema of a document, innermost first. */
function rewrite(json: Json, change: (fields: Fields) => Json): Json {
  if (Array.isArray(json)) return json.map((item) => rewrite(item, change));
  if (!isFields(json)) return json;
  return change(
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, rewrite(value, change)])),
  );
}

/** Allows only the fields that the document names. */
const closed = (schema: Fields): Fields =>
  schema.type === 'object' && schema.properties ? { additionalProperties: false, ...schema } : schema;

/**
 * An answer in the pact contains only what the shop reads: nothing is required, and everything present must match.
 */
function partial({ required, oneOf, ...schema }: Fields): Fields {
  return {
    ...schema,
    ...(!Array.isArray(required) && required !== undefined && { required }),
    ...(oneOf && { anyOf: oneOf }),
  };
}

const document = openapi as unknown as Json;

/** The document as requests must match it. */
export const wholeDocument = rewrite(document, closed) as Fields;

/** The document as the pact's answers must match it. */
export const partialDocument = rewrite(document, (schema) => partial(closed(schema))) as Fields;

const schemaNamed = (ref: string) =>
  (openapi.components.schemas as unknown as Fields)[ref.replace('#/components/schemas/', '')] ?? {};

/** The document for the comparator, which treats "11,12" as a list unless the parameter's type is inline. */
export const plainDocument = rewrite(document, (fields) => {
  const ref =
    fields.in === 'query' && isFields(fields.schema ?? null) ? (fields.schema as Fields).$ref : undefined;
  return typeof ref === 'string' ? { ...fields, schema: schemaNamed(ref) } : fields;
});
