import { execFile, fork } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OperationId } from '../src/adapters/http/operation';
import { builtServer } from '../../server/testing/built-server';
import type { CallInput } from '../testing/send-call';
import { testBackend } from '../testing/test-backend';
import { emptyFolder, folderOf, removeFolders, SMALL_SHOP } from './support/catalog-folder';

const AT = { zipcode: '10001', loc_id: '11' };

describe('a shop without a catalogue', () => {
  const backend = testBackend();

  const answers: (readonly [OperationId, CallInput, object])[] = [
    ['lookUpZipcode', { query: { zipcode: '10001', store_id: 1 } }, { code: -1, data: [] }],
    ['getHomepage', { query: { store_id: 1, zipcode: '10001' } }, { errorCode: 1, code: -1 }],
  ];

  it.each(answers)('tells shoppers that it delivers nowhere yet: %s', async (call, input, answer) => {
    expect((await backend.call(call, input)).body).toMatchObject({
      ...answer,
      message: 'This shop does not deliver anywhere yet. Please come back soon.',
    });
  });

  it('answers every other call of the catalogue as the document says', async () => {
    const calls: (readonly [OperationId, CallInput, object])[] = [
      ['getHomepage', { query: { store_id: 1 } }, { errorCode: 0, code: -1 }],
      ['listCategories', {}, { code: -1, message: 'There are no categories yet.' }],
      ['listBanners', {}, { desktop: [], mobile: [] }],
      ['searchProducts', { query: { ...AT, q: 'rye' } }, { products: [] }],
      ['listCategoryProducts', { query: { ...AT, catid: '1017' } }, { products: [] }],
      ['getProduct', { query: { prodid: '101', zipcode: '10001' } }, { message: 'Product not found' }],
    ];
    for (const [call, input, answer] of calls) {
      const { status, body } = await backend.call(call, input);
      expect(status).toBe(200);
      expect(body).toMatchObject(answer);
    }
  });
});

describe('production', () => {
  afterAll(removeFolders);

  /** What it logs until it is ready. */
  async function logOf(main: string, env: Record<string, string>): Promise<string> {
    const child = fork(main, { execArgv: [], env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let log = '';
    child.stdout?.on('data', (chunk) => (log += String(chunk)));
    child.stderr?.on('data', (chunk) => (log += String(chunk)));
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.on('message', (message: { event: string }) => {
      if (message.event === 'ready') child.kill('SIGTERM');
    });
    await closed;
    return log;
  }

  it('says at start-up that the catalogue is empty, and that events are off, until both are fixed', async () => {
    const main = await builtServer('backend');
    const env = {
      PATH: process.env.PATH ?? '',
      DATA_FOLDER: join(await emptyFolder(), 'shop'),
      PORT: '0',
      SHOP_ORIGIN: 'https://shop.example',
      CAPTCHA_SECRET: 'a secret of thirty-two characters',
      PAYMENT_PUBLISHABLE_KEY: 'pk_test_1',
      PAYMENT_SECRET_KEY: 'sk_test_1',
      PAYMENT_API_ORIGIN: 'http://127.0.0.1:1',
      ALLOW_TEST_CARDS: 'true',
    };
    const command = 'npm run catalog -- import <folder>';
    const first = await logOf(main, env);
    expect(first).toContain(`The catalogue is empty, so nothing can be bought. Fill it with: ${command}`);
    expect(first).toContain('Events of the card provider are off');
    const folder = await folderOf(SMALL_SHOP);
    await promisify(execFile)(process.execPath, [main, 'catalog', 'import', folder], { env });
    const second = await logOf(main, { ...env, PAYMENT_WEBHOOK_SECRET: 'whsec_1' });
    expect(second).not.toMatch(/empty|are off/);
  }, 120_000);
});
