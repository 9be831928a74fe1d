import { spawn } from 'node:child_process';
import { typescript } from './paths.mjs';
import { run } from './run.mjs';

/** With it the backend tests run on this server. */
export const environmentOf = (url) => ({ TEST_DATABASE: 'postgres', DATABASE_URL_TEST: url });

export const NO_POSTGRES =
  'PostgreSQL was not found: install it (Debian: apt-get install postgresql), or set DATABASE_URL_TEST to a server on which databases may be created and dropped.';

/**
 * Runs `use` with the URL of a PostgreSQL server: DATABASE_URL_TEST, or a temporary one; undefined if there is none
 * and PostgreSQL cannot be installed.
 */
export async function withPostgres(use) {
  if (process.env.DATABASE_URL_TEST) return use(process.env.DATABASE_URL_TEST);
  const server = (await startTemporary()) ?? ((await installOnDebian()) ? await startTemporary() : undefined);
  if (!server) return use(undefined);
  try {
    return await use(server.url);
  } finally {
    await server.end();
  }
}

function startTemporary() {
  const child = spawn(process.execPath, typescript('backend/testing/temporary-postgres.ts'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const end = async () => {
    child.stdin.end();
    await closed;
  };
  return new Promise((resolve) => {
    child.stdout.once('data', (line) => resolve({ url: String(line).trim(), end }));
    void closed.then(() => resolve(undefined));
  });
}

async function installOnDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log("Installing Debian's PostgreSQL …");
  await run('apt-get', ['update', '-qq'], { quiet: true });
  const { code } = await run('apt-get', ['install', '-y', '-qq', 'postgresql'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code === 0;
}
