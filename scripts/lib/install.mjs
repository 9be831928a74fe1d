import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { elapsed, line } from './progress.mjs';
import { run } from './run.mjs';

const ATTEMPTS = 3;
/** Longer than npm waits for a download (`fetch-timeout`), so that a slow connection is not taken for a hanging one. */
const SILENCE_TIMEOUT_MS = 360_000;
const PROGRESS_INTERVAL_MS = 20_000;

/** npm writes `.package-lock.json` last, so its time tells when an installation was completed. */
function isInstalled(folder) {
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  const locked = path.join(folder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs;
}

let installed;

/** Installs the locked packages if they are missing or older than the lock file. */
export const ensureInstalled = () => (installed ??= install());

async function install() {
  if (isInstalled(ROOT)) return;
  line('Installing packages (once; takes a minute or two) …');
  const failure = await installPackages(ROOT);
  if (failure === undefined) return;
  console.error(failure);
  console.error('The packages could not be installed: see the lines above.');
  process.exit(1);
}

/**
 * Installs the locked packages of a folder, and prints how many npm has downloaded. When npm hangs it is started
 * again, and takes from its cache what it had.
 * @param {string} folder
 * @returns {Promise<string | undefined>} what npm said, if it failed
 */
export async function installPackages(folder, silenceTimeoutMs = SILENCE_TIMEOUT_MS) {
  const packages = path.join(folder, 'node_modules');
  // npm would empty the folder that the link leads to.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return `${packages} is a link to ${realpathSync(packages)}, whose packages do not fit package-lock.json.`;
  }
  for (let attempt = 1; ; attempt += 1) {
    const { code, output, isStuck } = await npmCi(folder, silenceTimeoutMs);
    if (code === 0 || (isStuck && isInstalled(folder))) return undefined;
    if (!isStuck || attempt === ATTEMPTS) return withoutDownloads(output);
    line(`npm has printed nothing for ${silenceTimeoutMs / 1000} seconds: starting it again …`);
  }
}

async function npmCi(cwd, silenceTimeoutMs) {
  const started = Date.now();
  let packages = 0;
  const progress = setInterval(
    () => line(`[${elapsed(started)}] ${packages} packages`),
    PROGRESS_INTERVAL_MS,
  );
  const onOutput = (chunk) => {
    packages += chunk.match(/ GET 200 \S+\.tgz /g)?.length ?? 0;
  };
  // At this level npm prints a line for each download.
  const result = await run('npm', ['ci', '--loglevel=http'], {
    quiet: true,
    cwd,
    silenceTimeoutMs,
    onOutput,
  });
  clearInterval(progress);
  return result;
}

const withoutDownloads = (output) =>
  output
    .split('\n')
    .filter((each) => !each.startsWith('npm http fetch GET 200'))
    .join('\n')
    .trim();
