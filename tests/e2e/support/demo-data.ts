import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './child-servers';

const CACHE = inRoot('.cache/demo-data');
const START = inRoot('scripts/start.mjs');

/** Copies today's demo data into a new data folder, from which a shop starts much faster. */
export function copyDemoData(folder: string): void {
  const kept = keptFolder();
  if (existsSync(kept)) cpSync(kept, folder, { recursive: true });
}

/** Before the first test: fills a data folder like `npm start` does, unless one for this build and day exists. */
export default async function makeDemoData(): Promise<void> {
  const kept = keptFolder();
  if (existsSync(kept)) return;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const folder = path.join(CACHE, randomUUID());
  await startOnce(folder);
  renameSync(folder, kept);
}

/** Opens the shop on the folder, and closes it again. */
async function startOnce(folder: string): Promise<void> {
  const child = spawn(process.execPath, [START, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isOpen = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('The shop is open')) resolve();
    });
  });
  const ended = once(child, 'exit');
  await Promise.race([isOpen, ended]);
  child.kill('SIGTERM');
  await ended;
  if (!existsSync(folder)) throw new Error('The shop could not be filled: see the lines above.');
}

/** The data depends on the build, the catalogue, the migrations, and the day in the vendors' time zone. */
function keptFolder(): string {
  const hash = createHash('sha256').update(readFileSync(inRoot('demo/dist/main.js')));
  for (const name of readdirSync(inRoot('demo/catalog')).sort())
    hash.update(readFileSync(inRoot(`demo/catalog/${name}`)));
  for (const name of readdirSync(inRoot('backend/migrations')).sort()) hash.update(name);
  hash.update(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format());
  return path.join(CACHE, hash.digest('hex').slice(0, 16));
}
