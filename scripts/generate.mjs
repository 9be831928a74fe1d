import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { routesOf } from '../backend/scripts/routes.mjs';
import { statesPage } from '../contracts/scripts/states-page.mjs';
import { bundleDocument } from '../sdk/scripts/bundle-document.mjs';
import { constraints } from '../sdk/scripts/constraints.mjs';
import { documentModule } from '../sdk/scripts/modules.mjs';
import { schemaTypes } from '../sdk/scripts/schema-types.mjs';
import { withCatalogTables } from './lib/catalog-tables.mjs';
import { colourTokensModule } from './lib/colour-tokens.mjs';
import { inRoot } from './lib/paths.mjs';
import { withSettingsTables } from './lib/settings-table.mjs';

/**
 * Generates sdk/generated and backend/generated from openapi/, settings/colour-tokens.ts from the shop's tokens, docs/states.md from the provider states, the storefront's part of
 * docs/configuration.md from its settings, and the tables of docs/catalog.md from the formats of its files; with --check it writes nothing and fails if a file is stale.
 */
const CONFIGURATION = 'docs/configuration.md';
const CATALOG = 'docs/catalog.md';

const OPERATOR_TYPES = '// Generated from openapi/operator.yaml by npm run generate. Never edited.\n\n';

const contracts = (file) => tsImport(`../contracts/${file}.ts`, import.meta.url);

async function generated() {
  const { SETTING_GROUPS } = await tsImport('../storefront/src/settings/settings.ts', import.meta.url);
  const { FORMATS } = await tsImport(
    '../backend/src/adapters/catalog-files/formats/formats.ts',
    import.meta.url,
  );
  const [document, operator] = await Promise.all(
    ['openapi/openapi.yaml', 'openapi/operator.yaml'].map((file) => bundleDocument(inRoot(file))),
  );
  return {
    'sdk/generated/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'sdk/generated/document.ts': await documentModule(document),
    'sdk/generated/constraints.ts': constraints(document),
    'backend/generated/routes.json': await routesModule(document),
    'backend/generated/operator-routes.json': await routesModule(operator),
    'backend/generated/operator.ts': `${OPERATOR_TYPES}${await schemaTypes(operator)}`,
    'settings/colour-tokens.ts': colourTokensModule(readFileSync(inRoot('src/ui/shared/tokens.css'), 'utf8')),
    'docs/states.md': statesPage(await contracts('states')),
    [CATALOG]: withCatalogTables(readFileSync(inRoot(CATALOG), 'utf8'), FORMATS),
    [CONFIGURATION]: withSettingsTables(readFileSync(inRoot(CONFIGURATION), 'utf8'), SETTING_GROUPS),
  };
}

/** Of a copy, since its references are resolved in place. */
const routesModule = async (document) =>
  `${JSON.stringify(await routesOf(structuredClone(document)), null, 1)}\n`;

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
  for (const folder of ['sdk/generated', 'backend/generated']) mkdirSync(inRoot(folder), { recursive: true });
  for (const [name, text] of stale) writeFileSync(inRoot(name), text);
  console.log(
    stale.length ? `Wrote ${stale.map(([name]) => name).join(', ')}` : 'Generated files are up to date',
  );
}
