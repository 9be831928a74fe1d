import { existsSync, statSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/** npm writes this file last, so its time tells when an installation was completed. */
const INSTALLED = inRoot('node_modules/.package-lock.json');

const isInstalled = () =>
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;

/** Installs the locked packages if they are missing or older than the lock file. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (once; takes a minute or two) …');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  });
  if (code !== 0) {
    console.error(output.trim());
    console.error('The packages could not be installed: see the lines above.');
    process.exit(1);
  }
}
