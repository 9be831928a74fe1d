import { progress } from '../lib/progress.mjs';
import { median } from '../lib/statistics.mjs';
import { requestsPerSecond } from './load.mjs';

const WARM_UP_SECONDS = 2;
const SECONDS = 3;

/**
 * Requests per second of each server, measured in turn; the median of each.
 * @param {string} call the name of the call, for the progress report
 * @param {{ name: string, url: string, path: string, body?: string }[]} servers
 */
export async function ratesInTurn(call, servers, runs) {
  const rates = servers.map(() => []);
  for (const { url, path, body } of servers) await requestsPerSecond(url, path, WARM_UP_SECONDS, body);
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { name, url, path, body }] of servers.entries()) {
      progress(`${call}, run ${run} of ${runs}: ${name}`);
      rates[index].push(await requestsPerSecond(url, path, SECONDS, body));
    }
  }
  return rates.map(median);
}
