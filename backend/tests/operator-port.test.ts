import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../../server/testing/built-server';
import { ANNAS_TOKEN } from './support/operator';

it('is opened by the built backend if it is configured, announced, and closed when it stops', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-operator-'));
  const { PATH } = process.env;
  const env = {
    PATH,
    MODE: 'test',
    PORT: '0',
    DATA_FOLDER: join(folder, 'shop'),
    OPERATOR_PORT: '0',
    OPERATOR_TOKENS: `anna:${ANNAS_TOKEN}`,
  };
  const backend = fork(await builtServer('backend'), { execArgv: [], env, stdio: 'ignore' });
  const ended = once(backend, 'exit');
  try {
    const urls = await new Promise<{ url: string; operatorUrl: string }>((resolve, reject) => {
      backend.once('exit', () => reject(new Error('The backend did not start.')));
      backend.on('message', (message: { event: string; url: string; operatorUrl: string }) => {
        if (message.event === 'ready') resolve(message);
      });
    });
    const authorization = `Bearer ${ANNAS_TOKEN}`;
    const show = (url: string, headers: Record<string, string>) => fetch(`${url}/orders/1`, { headers });
    const shown = await show(urls.operatorUrl, { authorization });
    expect([shown.status, await shown.json()]).toMatchObject([404, { kind: 'order-not-found' }]);
    expect((await show(urls.operatorUrl, {})).status).toBe(401);
    const atTheShop = await show(urls.url, { authorization });
    expect(await atTheShop.json()).toEqual({ code: -1, message: 'Not found.' });
  } finally {
    backend.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
