import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The provider tests compare with what the consumer tests write, so those run first if they never have. */
export default function draftPact() {
  if (existsSync(at('../../.cache/pacts'))) return;
  const jest = at('../../node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--selectProjects', 'pact-consumer'];
  const { status, stderr } = spawnSync(process.execPath, [...args, '--silent', '--runInBand'], {
    cwd: at('../..'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The consumer's tests of the contract failed:\n${stderr}`);
}
