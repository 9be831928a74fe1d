import openapiTypescript, { astToString } from 'openapi-typescript';

/** Descriptions for what the generator leaves undocumented. */
const WORDS = {
  paths: 'Every path of the document, and its calls by method.',
  components: "What is sent and answered, by its name in the document: `components['schemas']['Cart']`.",
  operations: 'Every call by its operationId: what it takes, and every way it answers.',
};

const explained = (code) =>
  Object.entries(WORDS).reduce(
    (text, [name, words]) =>
      text.replace(`export interface ${name} {`, `/** ${words} */\nexport interface ${name} {`),
    code,
  );

/** The generator's types for parts that the document does not have: `webhooks` and `$defs`. */
const EMPTY = /^export type [$\w]+ = Record<string, never>;\n/gm;

/**
 * The document as types. arrayLength: an answer that is the only element of a list becomes a tuple, to distinguish it
 * from a real list. defaultNonNullable off: callers may omit fields that have a default.
 */
export async function schemaTypes(document) {
  const syntax = await openapiTypescript(structuredClone(document), {
    arrayLength: true,
    defaultNonNullable: false,
    silent: true,
  });
  return explained(astToString(syntax)).replaceAll(EMPTY, '');
}
