import { CHECKED_FOLDERS } from '../../.dependency-cruiser.contexts.mjs';
import { inRoot } from './paths.mjs';

const bin = (...parts) => inRoot('node_modules', ...parts);
/** The native compiler; TypeScript 5 is only installed for tools that need its API. */
const tsc = (...args) => [bin('typescript-7/bin/tsc'), ...args];

export const lintOf = (files) => [
  bin('oxlint/bin/oxlint'),
  '--deny-warnings',
  '--report-unused-disable-directives',
  ...files,
];
export const formatOf = (files) => [bin('oxfmt/bin/oxfmt'), '--check', ...files];

/**
 * Checks without a test runner: a name, and the arguments for Node.
 * @type {[name: string, args: string[]][]}
 */
export const CHECKS = [
  ['types of the shop', tsc('-p', 'tsconfig.json')],
  ['types of the sdk', tsc('-p', 'sdk/tsconfig.json')],
  ['types of the backend', tsc('-p', 'backend/tsconfig.json')],
  ['types of the storefront', tsc('-p', 'storefront/tsconfig.json')],
  ['types of the bench', tsc('-p', 'bench/tsconfig.json')],
  ['lint', lintOf(['.'])],
  ['format', formatOf(['.'])],
  [
    'boundaries',
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      ...CHECKED_FOLDERS,
    ],
  ],
  [
    'api documents',
    [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.yaml', 'openapi/operator.yaml'],
  ],
  ['sdk reference', [bin('typedoc/bin/typedoc'), '--options', 'sdk/typedoc.json', '--emit', 'none']],
  ['generated code', [inRoot('scripts/generate.mjs'), '--check']],
  ['page budget', [inRoot('scripts/page-budget.mjs')]],
];
