import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { statesPage } from '../contracts/scripts/states-page.mjs';
import { bundleDocument } from '../sdk/scripts/bundle-document.mjs';
import { answerShapes } from '../sdk/scripts/answer-shapes.mjs';
import { callFunctions } from '../sdk/scripts/call-functions.mjs';
import { constraints } from '../sdk/scripts/constraints.mjs';
import { exampleAnswers } from '../sdk/scripts/example-answers.mjs';
import { operationTable } from '../sdk/scripts/operation-table.mjs';
import { schemaTypes } from '../sdk/scripts/schema-types.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * Generates sdk/generated from openapi/, and docs/states.md from the provider states; with --check it writes nothing
 * and fails if a file is stale.
 */
const PACT_FILE = 'contracts/pacts/cork-and-petal-storefront-cork-and-petal-backend.json';
const contracts = (file) => tsImport(`../contracts/${file}.ts`, import.meta.url);

async function generated() {
  const document = await bundleDocument(inRoot('openapi/openapi.yaml'));
  return {
    'sdk/generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'sdk/generated/schema.ts': await schemaTypes(document),
    'sdk/generated/operations.ts': operationTable(document),
    'sdk/generated/calls.ts': callFunctions(document),
    'sdk/generated/shapes.ts': answerShapes(document),
    'sdk/generated/constraints.ts': constraints(document),
    'sdk/generated/examples.ts': exampleAnswers(document),
    'docs/states.md': statesPage(await contracts('states'), await contracts('state-values'), PACT_FILE),
  };
}

const isStale = ([name, text]) => !existsSync(inRoot(name)) || readFileSync(inRoot(name), 'utf8') !== text;

const files = Object.entries(await generated());
const stale = files.filter(isStale);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    const names = stale.map(([name]) => name).join(', ');
    console.error(`${names} are stale: run npm run generate and commit the result.`);
    process.exit(1);
  }
} else {
  mkdirSync(inRoot('sdk/generated'), { recursive: true });
  for (const [name, text] of stale) writeFileSync(inRoot(name), text);
  console.log(
    stale.length ? `Wrote ${stale.map(([name]) => name).join(', ')}` : 'Generated files are up to date',
  );
}
