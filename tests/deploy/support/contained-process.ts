import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { argumentsOf, type Step } from './containerfile';
import type { BuiltStage } from './container-build';

/** The user of distroless images that do not run as root. */
const NONROOT = '65532';

const isRoot = process.getuid?.() === 0;

/** A mount namespace of its own, in which the whole root file system is read-only. */
const READ_ONLY = ['unshare', '--mount', ...(isRoot ? [] : ['--map-root-user']), 'sh', '-c'];
const AS_NONROOT = isRoot
  ? `setpriv --reuid=${NONROOT} --regid=${NONROOT} --clear-groups --no-new-privs --bounding-set=-all`
  : '';
const SCRIPT = `mount --make-rprivate / && mount -o remount,ro,bind / && exec ${AS_NONROOT} "$@"`;

const isPossible = spawnSync(READ_ONLY[0]!, [...READ_ONLY.slice(1), SCRIPT, 'sh', 'true']).status === 0;

export const IS_CONTAINED = isPossible;
export const NOT_CONTAINED =
  'This machine does not let a process have its own read-only root (unshare), so the servers run without one.';

/** Runs a program of an image as its container would: from its folder, with its variables, and unable to write. */
export function startContained(
  stage: BuiltStage,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const command = args.map((word) => (word === '/nodejs/bin/node' ? process.execPath : word));
  const [program = '', ...rest] = isPossible ? [...READ_ONLY, SCRIPT, 'sh', ...command] : command;
  return spawn(program, rest, {
    cwd: join(stage.root, stage.workdir),
    env: { PATH: process.env.PATH, ...stage.env, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const stepArguments = (step: Step | undefined): string[] => (step ? argumentsOf(step) : []);

/** ENTRYPOINT and CMD. */
export const commandOf = ({ last }: BuiltStage): string[] => [
  ...stepArguments(last.ENTRYPOINT),
  ...stepArguments(last.CMD),
];

export const healthcheckOf = ({ last }: BuiltStage): string[] => stepArguments(last.HEALTHCHECK);

/** How a program ended, and what it printed. */
export async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Resolves with the address that a server announces; it must not end before. */
export function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /"event":"ready","url":"([^"]+)"/.exec(output)?.[1];
      if (url) resolve(url);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
    child.once('exit', () => reject(new Error(`It did not start:\n${output}`)));
  });
}
