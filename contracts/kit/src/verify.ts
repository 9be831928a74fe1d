import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readInteractions } from '../../pact-file';
import { PACT_FILE } from '../../parties';
import { brokerOf, publishResults } from './broker';
import { readVerifyOptions, UsageError, type VerifyOptions } from './options';
import { callOf, count, type Outcome } from './outcome';
import { junit } from './report/junit';
import { table } from './report/table';
import { ofCalls } from './selection';

const NOTHING_PLAYED = 2;

function playInProcess(options: VerifyOptions): Promise<readonly Outcome[]> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  const player = fork(new URL('./player.js', import.meta.url), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  player.send(options);
  return new Promise((resolve, reject) => {
    player.once('message', (outcomes) => resolve(outcomes as readonly Outcome[]));
    player.once('exit', () => reject(new Error('The contract could not be played: see the lines above.')));
  });
}

/** A misspelled call would play nothing and still pass. */
function refuseUnknown(only: readonly string[]): void {
  const known = new Set(readInteractions(PACT_FILE).map(({ description }) => callOf(description)));
  const unknown = only.filter((call) => !known.has(call));
  if (unknown.length > 0) throw new UsageError(`--only ${unknown.join(', ')}: no such call; try --list`);
}

/** Checks first that the server is reachable: otherwise every interaction would fail with its own message. */
async function requireServer({ baseUrl }: VerifyOptions): Promise<void> {
  await fetch(baseUrl).catch(() => {
    throw new UsageError(`No server answers at ${baseUrl}`);
  });
}

/** Verifies a server against the contract, prints the results, and returns the exit code. */
export async function verify(args: readonly string[], print: (text: string) => void): Promise<number> {
  const options = readVerifyOptions(args);
  refuseUnknown(options.only);
  if (options.list) {
    print(
      ofCalls(readInteractions(PACT_FILE), options.only)
        .map(({ description }) => description)
        .join('\n'),
    );
    return 0;
  }
  const broker = brokerOf(process.env);
  if (broker && options.only.length > 0)
    throw new UsageError('Results of a part of the contract cannot be published: leave out --only');
  await requireServer(options);
  const outcomes = await playInProcess(options);
  if (options.junit !== undefined) writeFileSync(options.junit, junit(outcomes));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(outcomes, null, 2)}\n`);
  print(table(outcomes));
  if (broker) print(await publishResults(broker, outcomes));
  if (count(outcomes, 'failed') > 0) return 1;
  return count(outcomes, 'passed') > 0 ? 0 : NOTHING_PLAYED;
}
