import { decimal, ratio } from '../lib/format.mjs';
import { progress } from '../lib/progress.mjs';
import { startShop } from '../lib/shop.mjs';
import { median } from '../lib/statistics.mjs';
import { table } from '../lib/table.mjs';

const TRIES = 200;
const KNOWN = 'jane@example.com';

async function milliseconds(url, email) {
  const begun = performance.now();
  const answer = await fetch(`${url}/api/customer/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'not-the-password', store_id: 1 }),
  });
  const text = await answer.text();
  return { time: performance.now() - begun, said: `${answer.status} ${text}` };
}

/** Whether response times reveal who has an account: wrong passwords for a known and an unknown address, in turn. */
export async function signInTiming() {
  const { url, stop } = await startShop({ DATABASE_URL: '', CAPTCHA_REQUIRED: 'false' });
  const times = { known: [], unknown: [] };
  const said = new Set();
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt % 50 === 0) progress(`wrong password ${attempt} of ${TRIES}`);
    for (const [kind, email] of [
      ['known', KNOWN],
      ['unknown', `nobody${attempt}@example.com`],
    ]) {
      const answer = await milliseconds(url, email);
      times[kind].push(answer.time);
      said.add(answer.said);
    }
  }
  await stop();
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const rows = [
    ['an e-mail with an account', decimal(known, 1), ''],
    ['an unknown e-mail', decimal(unknown, 1), ratio(unknown, known)],
  ];
  const same = said.size === 1 ? 'the same message each time' : `${said.size} different answers`;
  return `${table([`${TRIES} wrong passwords, ${same}`, 'median, ms', 'unknown / known'], rows)}\nGoal: 0.90 to 1.10, and the same words.`;
}
