import { Agent, get } from 'node:http';

/** Milliseconds that each call takes, one after the other on one connection, until the time is over. */
export async function callTimes(url, path, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) times.push(await timed(url + path, agent));
  agent.destroy();
  return times;
}

function timed(url, agent) {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - from));
    }).once('error', reject);
  });
}
