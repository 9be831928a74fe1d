import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from './own-postgres.mjs';

const run = promisify(execFile);

/** pgbench branches: as many as clients, so that they do not wait for each other. */
const SCALE = 20;
const THREADS = 2;

/** pgbench's TPC-B benchmark: five statements in one transaction. */
export async function openPgbench(databaseUrl) {
  const program = path.join(folderOf('pgbench'), 'pgbench');
  await run(program, ['-i', '-q', '-s', String(SCALE), databaseUrl]);
  return async ({ connections, seconds }) => {
    const settings = ['-n', '-c', connections, '-j', THREADS, '-T', seconds].map(String);
    const { stdout } = await run(program, [...settings, databaseUrl]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
}
