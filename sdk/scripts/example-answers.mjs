import { entries, resolver } from './operation-table.mjs';

const HEADER = `// Generated from openapi/ by npm run generate. Never edited.

import type { ExampleAnswers } from '../src/testing/example-answer';

/** Every example answer of the document, by operationId and name. */
export const examples = `;

function* examplesOf(operation, resolve) {
  for (const [status, reference] of Object.entries(operation.responses)) {
    const named = resolve(reference).content?.['application/json']?.examples ?? {};
    for (const [name, example] of Object.entries(named)) {
      yield [name, { status: Number(status), body: resolve(example).value }];
    }
  }
}

/** Generates a module with the document's example answers and nothing else of it. */
export function exampleAnswers(document) {
  const resolve = resolver(document);
  const all = [...entries(document)].map(([id, , operation]) => [
    id,
    Object.fromEntries(examplesOf(operation, resolve)),
  ]);
  return `${HEADER}${JSON.stringify(Object.fromEntries(all), null, 2)} as const satisfies ExampleAnswers;\n`;
}
