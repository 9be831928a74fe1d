import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { builtServer } from '../../server/testing/built-server';
import { RENDERER, writeShopFolder } from './support/shop-folder';

/** How a storefront ends that does not start. */
async function refusedStart(env: Record<string, string>) {
  const shop = writeShopFolder(RENDERER);
  const child = spawn(process.execPath, [await builtServer('storefront')], {
    env: { PATH: process.env.PATH, PORT: '0', ...shop.settings, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>]);
  shop.remove();
  return { code, said };
}

it.each([
  [{}, 'BACKEND_URL is required: an origin such as https://shop.example.\n'],
  [
    { BACKEND_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'loud' },
    'LOG_LEVEL must be silent or fatal or error or warn or info or debug or trace, not "loud".\n',
  ],
  [
    { BACKEND_URL: 'http://127.0.0.1:9', SHUTDOWN_SECONDS: '1', SHUTDOWN_DELAY_SECONDS: '1' },
    'SHUTDOWN_DELAY_SECONDS must be less than SHUTDOWN_SECONDS (1), not "1".\n',
  ],
])(
  'does not start with %j, and says only what to set',
  async (env, said) => {
    expect(await refusedStart(env)).toEqual({ code: 1, said });
  },
  60_000,
);
