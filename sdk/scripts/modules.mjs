import { answerShapes } from './answer-shapes.mjs';
import { callFunctions } from './call-functions.mjs';
import { exampleAnswers } from './example-answers.mjs';
import { operationTable } from './operation-table.mjs';
import { schemaTypes } from './schema-types.mjs';

const moduleOf = (...parts) =>
  ['// Generated from openapi/ by npm run generate. Never edited.', ...parts].join('\n\n');

/** The document as types and as tables; it makes no call, and a bundle contains only the tables that it uses. */
export const documentModule = async (document) =>
  moduleOf(
    `import type { AnswerShapes } from '../src/drift/shape';
import type { OperationTable } from '../src/operation';
import type { ExampleAnswers } from '../src/testing/example-answer';`,
    await schemaTypes(document),
    operationTable(document),
    answerShapes(document),
    exampleAnswers(document),
  );

/** A function for each call. */
export const callsModule = (document) =>
  moduleOf(`import { callOf, type Call } from '../src/call-of';\n${callFunctions(document)}`);
