import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run, runNode } from '../run.mjs';

/**
 * Builds the catalogue of another revision, with the packages of this one: its folder is below `node_modules`' own.
 * @param {string} revision
 * @returns {Promise<string>} the folder of the built catalogue
 */
export async function buildBaseStates(revision) {
  const folder = inRoot('.cache/compared/base');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await succeed(run('git', ['archive', '--output', archive, revision], { quiet: true }), revision);
  await succeed(run('tar', ['-xf', archive, '-C', folder], { quiet: true }), revision);
  rmSync(archive);
  const config = path.join(folder, 'tests/states/vite.config.ts');
  if (!existsSync(config)) throw new Error(`${revision} has no catalogue of states.`);
  const build = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--config', config, '--logLevel', 'error'];
  await succeed(runNode(build, { quiet: true, cwd: folder }), revision);
  return path.join(folder, '.cache/states');
}

async function succeed(running, revision) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`The states of ${revision} could not be built:\n${output.trim()}`);
}
