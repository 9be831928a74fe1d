import { CATEGORY, ZIPCODE } from '../lib/demo.mjs';
import { decimal, ratio } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { startBareServer } from '../lib/start-bare-server.mjs';
import { median } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';
import { buildSdk } from './build-sdk.mjs';
import { listingAnswer } from './listing-answer.mjs';

const PATH = '/connect/index/category';
const TOKEN = 'a-token-as-long-as-the-ones-that-are-given-out';
const CALLS_IN_A_BLOCK = 50;
const BLOCKS_IN_A_RUN = 20;
const WARM_UP_BLOCKS = 6;
const MICROSECONDS = 1_000;

const query = { catid: CATEGORY.id, zipcode: ZIPCODE, loc_id: '11,12,13', page: 1, limit: 12 };

function bareCall(baseUrl) {
  const url = `${baseUrl}${PATH}?${new URLSearchParams({ ...query, store_id: 1 })}`;
  const headers = { Authorization: `Bearer ${TOKEN}` };
  return async () => JSON.parse(await (await fetch(url, { headers })).text());
}

function sdkCall({ createShopClient }, baseUrl) {
  const client = createShopClient({ baseUrl, token: () => TOKEN });
  return () => client.call('listCategoryProducts', { query });
}

/** A call that fails is quick: what is timed must be the answer. */
async function expectAnAnswer(call) {
  const answer = await call();
  if (!answer.ok || !answer.succeeded) throw new Error(`the SDK's call failed: ${JSON.stringify(answer)}`);
}

/** Microseconds a call takes, over a block of them one after the other. */
async function timeBlock(call) {
  const from = performance.now();
  for (let made = 0; made < CALLS_IN_A_BLOCK; made += 1) await call();
  return ((performance.now() - from) * MICROSECONDS) / CALLS_IN_A_BLOCK;
}

/** Block by block in turn, first the one and then the other, so that drift meets both. */
async function timeInTurn(bare, sdk, blocks) {
  const times = { bare: [], sdk: [] };
  for (let block = 0; block < blocks; block += 1) {
    const order = block % 2 ? ['sdk', 'bare'] : ['bare', 'sdk'];
    for (const name of order) times[name].push(await timeBlock(name === 'sdk' ? sdk : bare));
  }
  return times;
}

/** A listing call through the SDK against a bare fetch and JSON.parse of the same bytes, over loopback. */
export async function sdkCalls({ runs }) {
  const sdkModule = await buildSdk();
  const { url, stop } = await startBareServer({ [PATH]: listingAnswer() });
  const [bare, sdk] = [bareCall(url), sdkCall(sdkModule, url)];
  await expectAnAnswer(sdk);
  progress(`calling in turn, ${runs * BLOCKS_IN_A_RUN} blocks of ${CALLS_IN_A_BLOCK}`);
  await timeInTurn(bare, sdk, WARM_UP_BLOCKS);
  const times = await timeInTurn(bare, sdk, runs * BLOCKS_IN_A_RUN);
  await stop();
  const [typicalSdk, typicalBare] = [median(times.sdk), median(times.bare)];
  const rows = [
    ['list 12 products', decimal(typicalSdk, 0), decimal(typicalBare, 0), ratio(typicalSdk, typicalBare)],
  ];
  return `${table(['', 'SDK µs', 'fetch + JSON.parse µs', 'ratio'], rows)}\nGoal: 1.15 or less.`;
}
