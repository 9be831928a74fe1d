import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startScript } from './child.mjs';

/** Starts a bare Fastify that returns fixed bytes for each path; resolves with its URL. */
export async function startBareServer(answers) {
  mkdirSync(inRoot('.cache/bench'), { recursive: true });
  const file = inRoot('.cache/bench/answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return startScript('lib/bare-server.mjs', {}, [file]);
}
