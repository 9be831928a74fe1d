import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';

/** Checks the settings of the backend against the running world (docs/operations.md). */
requireNode();
await ensureInstalled();
await ensureBuilt();
const doctor = spawn(process.execPath, [inRoot('backend/dist/main.js'), 'doctor'], { stdio: 'inherit' });
doctor.on('exit', (code) => process.exit(code ?? 1));
