import openapiTypescript, { astToString } from 'openapi-typescript';

const HEADER = '// Generated from openapi/ by npm run generate. Never edited.\n\n';

/**
 * The document as types.
 * arrayLength: an answer that comes alone in a list is a tuple, which tells it from a real list.
 * defaultNonNullable off: a field with a default may still be left out by whoever sends it.
 */
export async function schemaTypes(document) {
  const syntax = await openapiTypescript(structuredClone(document), {
    arrayLength: true,
    defaultNonNullable: false,
    silent: true,
  });
  return HEADER + astToString(syntax);
}
