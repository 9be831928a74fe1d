import openapiTypescript, { astToString } from 'openapi-typescript';

const HEADER = '// Generated from openapi/ by npm run generate. Never edited.\n\n';

/** What the API reference says of what the generator leaves without a word. */
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
  return HEADER + explained(astToString(syntax));
}
