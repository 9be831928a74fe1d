import { entries, resolver } from './operation-table.mjs';

const HEADER = `/** Every example answer of the document, by operationId and name. */
export const exampleAnswers = `;

function* examplesOf(operation, resolve) {
  for (const [status, reference] of Object.entries(operation.responses)) {
    const named = resolve(reference).content?.['application/json']?.examples ?? {};
    for (const [name, example] of Object.entries(named)) {
      yield [name, { status: Number(status), body: resolve(example).value }];
    }
  }
}

/** Generates the document's example answers. */
export function exampleAnswers(document) {
  const resolve = resolver(document);
  const all = [...entries(document)].map(([id, , operation]) => [
    id,
    Object.fromEntries(examplesOf(operation, resolve)),
  ]);
  return `${HEADER}${JSON.stringify(Object.fromEntries(all), null, 2)} as const satisfies ExampleAnswers;\n`;
}
