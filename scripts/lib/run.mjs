import { spawn } from 'node:child_process';
import { endTogether, killGroup } from './lifetime.mjs';
import { ROOT } from './paths.mjs';

/** A process that the command left behind can hold its output open. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Runs a command in the root folder and resolves with its exit code and output. It ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string, onOutput?: (chunk: string) => void,
 *   silenceTimeoutMs?: number }} [options]
 *   quiet: the output is returned, not shown; `onOutput` can report progress, and a command that prints nothing for
 *   `silenceTimeoutMs` is killed, with every process that it started.
 * @returns {Promise<{ code: number, output: string, isStuck: boolean }>}
 */
export function run(
  command,
  args,
  { env = {}, quiet = false, cwd = ROOT, onOutput = () => {}, silenceTimeoutMs = 20 * 60_000 } = {},
) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = endTogether(
      spawn(command, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
        shell: isWindows,
        detached: !isWindows,
      }),
    );
    let output = '';
    let isStuck = false;
    const silence = quiet
      ? setTimeout(() => {
          isStuck = true;
          killGroup(child);
        }, silenceTimeoutMs)
      : undefined;
    const keep = (chunk) => {
      silence?.refresh();
      output += chunk;
      onOutput(String(chunk));
    };
    const finish = (code) => {
      clearTimeout(silence);
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (isStuck) output += `\nKilled after ${silenceTimeoutMs / 1000} seconds without any output.\n`;
      resolve({ code: isStuck ? 1 : (code ?? 1), output, isStuck });
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('exit', (code) => {
      const closing = setTimeout(() => finish(code), CLOSE_TIMEOUT_MS);
      child.once('close', () => {
        clearTimeout(closing);
        finish(code);
      });
    });
  });
}

/** Runs a package's script with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
