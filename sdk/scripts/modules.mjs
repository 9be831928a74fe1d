import { answerShapes } from './answer-shapes.mjs';
import { callFunctions } from './call-functions.mjs';
import { exampleAnswers } from './example-answers.mjs';
import { operationTable } from './operation-table.mjs';
import { schemaTypes } from './schema-types.mjs';

const HEADER = `// Generated from openapi/ by npm run generate. Never edited.

import { callOf, type Call } from '../src/call-of';
import type { AnswerShapes, RequiredFields, Shape } from '../src/reading/shape';
import type { OperationTable } from '../src/operation';
import type { ExampleAnswers } from '../src/testing/example-answer';`;

/** The document as types, calls and tables; a bundle contains only the calls and tables that it uses. */
export const documentModule = async (document) =>
  [
    HEADER,
    await schemaTypes(document),
    callFunctions(document),
    operationTable(document),
    answerShapes(document),
    exampleAnswers(document),
  ].join('\n\n');
