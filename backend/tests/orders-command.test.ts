import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from '../../server/testing/built-server';

it('is a command of the built backend, which fails if nothing was done', async () => {
  const [main, folder] = await Promise.all([
    builtServer('backend'),
    mkdtemp(join(tmpdir(), 'cork-and-petal-orders-')),
  ]);
  try {
    const env = { PATH: process.env.PATH, MODE: 'test', DATA_FOLDER: join(folder, 'shop') };
    const words = [main, 'orders', 'show', '100001'];
    const { status, stdout } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, 'There is no order with this number.\n']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
