import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addExtensions } from '../../../scripts/lib/add-extensions.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { runNode } from '../../../scripts/lib/run.mjs';

/** Builds contracts/kit/dist: the package that a backend team installs, with the contract in it. */
const DIST = inRoot('contracts/kit/dist');

rmSync(DIST, { recursive: true, force: true });
const { code } = await runNode([
  inRoot('node_modules/typescript/bin/tsc'),
  '-p',
  inRoot('contracts/kit/tsconfig.build.json'),
]);
if (code !== 0) process.exit(code);
addExtensions(DIST);
cpSync(inRoot('contracts/pacts'), path.join(DIST, 'pacts'), { recursive: true });
cpSync(inRoot('contracts/kit/package.json'), path.join(DIST, 'package.json'));
for (const file of ['README.md', 'CHANGELOG.md'])
  cpSync(inRoot('contracts/kit', file), path.join(DIST, file));
cpSync(inRoot('LICENSE'), path.join(DIST, 'LICENSE'));
console.log('Built contracts/kit/dist');
