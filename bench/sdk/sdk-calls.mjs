import axios from 'axios';
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

function axiosCall(baseUrl) {
  const client = axios.create({ baseURL: baseUrl, headers: { Authorization: `Bearer ${TOKEN}` } });
  return async () => (await client.get(PATH, { params: { ...query, store_id: 1 } })).data;
}

function sdkCall({ createShopClient }, baseUrl) {
  const client = createShopClient({ baseUrl, token: () => TOKEN });
  return () => client.call('listCategoryProducts', { query });
}

/** A failing call is fast, so the answer is checked first. */
async function expectAnAnswer(call) {
  const answer = await call();
  if (!answer.ok || !answer.succeeded) throw new Error(`the SDK's call failed: ${JSON.stringify(answer)}`);
}

/** Microseconds per call, over a block of sequential calls. */
async function timeBlock(call) {
  const from = performance.now();
  for (let made = 0; made < CALLS_IN_A_BLOCK; made += 1) await call();
  return ((performance.now() - from) * MICROSECONDS) / CALLS_IN_A_BLOCK;
}

/** Blocks alternate, in both orders, so that drift affects all contenders equally. */
async function timeInTurn(calls, blocks) {
  const times = calls.map(() => []);
  const order = [...calls.keys()];
  for (let block = 0; block < blocks; block += 1) {
    for (const which of order) times[which].push(await timeBlock(calls[which]));
    order.reverse();
  }
  return times.map(median);
}

/** A listing call through the SDK compared with a bare fetch and JSON.parse, and with axios, over loopback. */
export async function sdkCalls({ runs }) {
  const sdkModule = await buildSdk();
  const { url, stop } = await startBareServer({ [PATH]: listingAnswer() });
  const calls = [sdkCall(sdkModule, url), bareCall(url), axiosCall(url)];
  await expectAnAnswer(calls[0]);
  progress(`calling in turn, ${runs * BLOCKS_IN_A_RUN} blocks of ${CALLS_IN_A_BLOCK}`);
  await timeInTurn(calls, WARM_UP_BLOCKS);
  const [sdk, bare, withAxios] = await timeInTurn(calls, runs * BLOCKS_IN_A_RUN);
  await stop();
  const rows = [
    ['SDK', decimal(sdk, 0), ratio(sdk, sdk)],
    ['fetch + JSON.parse', decimal(bare, 0), ratio(sdk, bare)],
    ['axios', decimal(withAxios, 0), ratio(sdk, withAxios)],
  ];
  return `${table(['list 12 products', 'µs', 'SDK against it'], rows)}\nGoal: 1.15 or less against fetch.`;
}
