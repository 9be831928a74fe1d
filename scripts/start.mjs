import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { readOptions } from './lib/options.mjs';
import { requireFreePort, startBackend, startStorefront } from './lib/servers.mjs';
import { welcome } from './lib/welcome.mjs';

/** Starts the backend and the storefront in front of it, or with `--only` one of them. */
requireNode();
const values = readOptions({ port: { type: 'string' }, data: { type: 'string' }, only: { type: 'string' } });
const port = values.port ?? process.env.PORT ?? '4600';
const { data } = values;
const STARTS = { all: startAll, backend: startBackendOnly, storefront: startStorefrontOnly };
const start = STARTS[values.only ?? 'all'];
if (!start) {
  console.error('--only must be backend or storefront.');
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
await start();

/** The backend listens on this machine only, and trusts what the storefront says about a request's client. */
async function startAll() {
  await requireFreePort(port, process.env.HOST || undefined);
  console.log('Opening the shop …');
  const { HOST: SHOP_HOST = '', CARDS, OPTIONAL_CALLS, PASSWORD_RESET } = process.env;
  const behind = { HOST: '127.0.0.1', SHOP_HOST, TRUST_PROXY: 'loopback' };
  const backend = await startBackend({ data, port: process.env.BACKEND_PORT ?? '0', env: behind });
  const offered = {
    OPTIONAL_CALLS: OPTIONAL_CALLS ?? backend.optionalCalls.join(','),
    CARDS: CARDS ?? (backend.providers.cards === 'none' ? 'off' : 'on'),
    PASSWORD_RESET: PASSWORD_RESET ?? (backend.providers.mail === 'none' ? 'off' : 'on'),
  };
  const { url } = await startStorefront({ port, env: { BACKEND_URL: backend.url, ...offered } });
  console.log(welcome('shop', { ...backend, url }));
}

async function startBackendOnly() {
  console.log('Opening the backend …');
  console.log(welcome('backend', await startBackend({ data, port })));
}

async function startStorefrontOnly() {
  console.log('Opening the storefront …');
  console.log(welcome('storefront', await startStorefront({ port })));
}
