import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { inRoot, ROOT } from '../../scripts/lib/paths.mjs';
import { NotAvailable } from './not-available.mjs';
import { onEnd } from './clean-up.mjs';

const LAST_LINES = 6;
const KILL_AFTER_MS = 5_000;

const endOf = (output) => output.trim().split('\n').slice(-LAST_LINES).join(' | ');

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = event(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Resolves with the first match in the child's output; throws `NotAvailable` when it ends or is silent for too long.
 */
function waitFor(child, name, pattern, timeoutMs) {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason) => {
      clearTimeout(timer);
      reject(new NotAvailable(`${name} ${reason}: ${endOf(output)}`));
    };
    const timer = setTimeout(() => fail('did not come up'), timeoutMs);
    const read = (chunk) => {
      output += chunk;
      const found = pattern.exec(output);
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', (error) => fail(error.message));
    child.on('close', (code) => fail(`ended with code ${code}`));
  });
}

/**
 * Starts a program that reports on its output when it is ready.
 * @param {string} name what the report calls it
 * @param {string[]} command
 * @param {{ ready: RegExp, env?: Record<string, string>, timeoutMs?: number }} options
 * @returns {Promise<{ found: RegExpExecArray, stop: () => Promise<void> }>}
 */
export async function startChild(name, [file, ...args], { ready, env = {}, timeoutMs = 60_000 }) {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onEnd(() => end(child));
  const found = await waitFor(child, name, ready, timeoutMs);
  return { found, stop: () => end(child) };
}

/**
 * Starts a server of the bench that reports its URL.
 * @param {string} file in the folder of the bench
 * @param {Record<string, string>} [env]
 * @param {string[]} [args]
 */
export async function startScript(file, env = {}, args = []) {
  const { found, stop } = await startChild(file, [process.execPath, inRoot('bench', file), ...args], {
    ready: /listening on (\S+)/,
    env: { NODE_ENV: 'production', ...env },
  });
  return { url: found[1], stop };
}
