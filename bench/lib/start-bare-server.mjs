import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { startChild } from './child.mjs';

/** Starts a bare Fastify that returns fixed bytes for each path; resolves with its URL. */
export async function startBareServer(answers) {
  mkdirSync(inRoot('.cache/bench'), { recursive: true });
  const file = inRoot('.cache/bench/answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const command = [process.execPath, inRoot('bench/lib/bare-server.mjs'), file];
  const { found, stop } = await startChild('the bare Fastify', command, {
    ready: /listening on (\S+)/,
    env: { NODE_ENV: 'production' },
  });
  return { url: found[1], stop };
}
