import { spawn } from 'node:child_process';
import { endTogether } from './lifetime.mjs';
import { ROOT } from './paths.mjs';

/**
 * Runs a command in the root folder and resolves with its exit code and output. It ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, cwd?: string, onOutput?: (chunk: string) => void }} [options]
 *   quiet: the output is returned, not shown; `onOutput` can report progress.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, quiet = false, cwd = ROOT, onOutput = () => {} } = {}) {
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
    const keep = (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a package's script with the current Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
