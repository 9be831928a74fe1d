import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bundleDocument } from '../sdk/scripts/bundle-document.mjs';
import { answerShapes } from '../sdk/scripts/answer-shapes.mjs';
import { callFunctions } from '../sdk/scripts/call-functions.mjs';
import { exampleAnswers } from '../sdk/scripts/example-answers.mjs';
import { operationTable } from '../sdk/scripts/operation-table.mjs';
import { schemaTypes } from '../sdk/scripts/schema-types.mjs';
import { inRoot } from './lib/paths.mjs';

/** Writes sdk/generated from openapi/; with --check it writes nothing and fails when a file is not what it would write. */
const FOLDER = inRoot('sdk/generated');
const inFolder = (name) => `${FOLDER}/${name}`;

async function generated() {
  const document = await bundleDocument(inRoot('openapi/openapi.yaml'));
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'schema.ts': await schemaTypes(document),
    'operations.ts': operationTable(document),
    'calls.ts': callFunctions(document),
    'shapes.ts': answerShapes(document),
    'examples.ts': exampleAnswers(document),
  };
}

const isStale = ([name, text]) =>
  !existsSync(inFolder(name)) || readFileSync(inFolder(name), 'utf8') !== text;

const files = Object.entries(await generated());
const stale = files.filter(isStale);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    const names = stale.map(([name]) => `sdk/generated/${name}`).join(', ');
    console.error(`${names} no longer match openapi/: run npm run generate and commit what it writes.`);
    process.exit(1);
  }
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of stale) writeFileSync(inFolder(name), text);
  console.log(
    stale.length ? `Wrote ${stale.map(([name]) => name).join(', ')}` : 'sdk/generated is up to date',
  );
}
