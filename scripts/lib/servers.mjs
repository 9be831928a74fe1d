import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { endTogether } from './lifetime.mjs';
import { inRoot, typescript } from './paths.mjs';

/**
 * What a server announces once it answers; the backend names its mode, its providers and its optional calls.
 * @typedef {{ url: string, mode?: string, providers?: Record<string, string>, optionalCalls?: string[], demo?: object }} Ready
 */

/**
 * The backend that MODE names: with the demo (the default), with provider states, or for production.
 * @param {{ data?: string, port: string, env?: Record<string, string> }} options
 * @returns {Promise<Ready>}
 */
export const startBackend = ({ data, port, env }) =>
  start(
    backendMain(process.env),
    { PORT: port, ...dataFolder(data, process.env), ...env },
    // A request that the storefront has accepted may not have arrived yet.
    { isNeeded: true },
  );

/**
 * The storefront, in front of the backend that BACKEND_URL names.
 * @param {{ port: string, env?: Record<string, string> }} options
 * @returns {Promise<Ready>}
 */
export const startStorefront = ({ port, env }) =>
  start([inRoot('storefront/dist/main.js')], {
    PORT: port,
    SHOP_FOLDER: process.env.SHOP_FOLDER ?? inRoot('dist/shop'),
    SHOP_SERVER_FOLDER: process.env.SHOP_SERVER_FOLDER ?? inRoot('dist/shop-server'),
    ...providerOrigins(process.env),
    ...env,
  });

/** Starts a server that ends with this process, and ends this process when it ends. */
async function start(main, env, options) {
  const server = spawn(process.execPath, main, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  endTogether(server, options);
  server.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
  return new Promise((resolve) => onReady(server, resolve));
}

/**
 * Prints the progress of a server, and calls `use` each time it is ready.
 * @param {import('node:child_process').ChildProcess} server
 * @param {(ready: Ready) => void} use
 */
export function onReady(server, use) {
  server.on('message', (message) => {
    if (message.event === 'progress') console.log(`${message.text} …`);
    if (message.event === 'ready') use(message);
  });
}

/** In production the database must be configured explicitly. */
export function dataFolder(data, { DATA_FOLDER, MODE }) {
  const folder = data ?? DATA_FOLDER ?? (MODE === 'production' ? undefined : inRoot('.data/shop'));
  return folder && { DATA_FOLDER: folder };
}

/** An unknown mode is passed on to the backend, which refuses it. */
function backendMain({ MODE = 'demo' }) {
  if (MODE === 'test') return typescript('backend/testing/main.ts');
  return [inRoot(MODE === 'production' ? 'backend/dist/main.js' : 'demo/dist/main.js')];
}

/** Other origins that pages may use, from the settings of the backend beside it. */
const providerOrigins = ({
  CARD_PROVIDER,
  PAYMENT_SECRET_KEY,
  UPLOAD_ORIGIN,
  BUCKET_NAME,
  BUCKET_ENDPOINT,
}) => ({
  // The backend's sandbox needs no other origin.
  CARD_PROVIDER: CARD_PROVIDER === 'stripe' || (!CARD_PROVIDER && PAYMENT_SECRET_KEY) ? 'stripe' : 'none',
  UPLOAD_ORIGIN: UPLOAD_ORIGIN ?? ((BUCKET_NAME && BUCKET_ENDPOINT) || ''),
});

/** Exits with one sentence if the port is taken, before the backend spends seconds on its database. */
export async function requireFreePort(port, host = '127.0.0.1') {
  const probe = createServer();
  try {
    probe.listen(Number(port), host);
    await once(probe, 'listening');
    probe.close();
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    console.error(`Port ${port} is taken: stop what uses it, or choose another one with PORT or --port.`);
    process.exit(1);
  }
}
