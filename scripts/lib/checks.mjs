import { inRoot } from './paths.mjs';

const bin = (...parts) => inRoot('node_modules', ...parts);
const tsc = (...args) => [bin('typescript/bin/tsc'), ...args];

/** The checks that need no test runner: a name, and what Node is to run. */
export const CHECKS = [
  ['types of the shop', tsc('-p', 'tsconfig.json')],
  ['types of the sdk', tsc('-p', 'sdk/tsconfig.json')],
  ['types of the backend', tsc('-p', 'backend/tsconfig.json')],
  ['types of the bench', tsc('-p', 'bench/tsconfig.json')],
  [
    'lint',
    [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
  ],
  ['format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  [
    'boundaries',
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'src',
      'sdk/src',
      'backend/src',
      'contracts',
      'tests',
    ],
  ],
  ['api document', [bin('@redocly/cli/bin/cli.js'), 'lint', 'openapi/openapi.yaml']],
  ['generated code', [inRoot('scripts/generate.mjs'), '--check']],
];
