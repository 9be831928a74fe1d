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

function playedBy(options: VerifyOptions): Promise<readonly Outcome[]> {
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

/** A misspelt call would play nothing, and look green. */
function refuseUnknown(only: readonly string[]): void {
  const known = new Set(readInteractions(PACT_FILE).map(({ description }) => callOf(description)));
  const unknown = only.filter((call) => !known.has(call));
  if (unknown.length > 0) throw new UsageError(`--only ${unknown.join(', ')}: no such call; try --list`);
}

/** Somebody who is there is asked first: a server that is not would fail every interaction in its own words. */
async function requireServer({ baseUrl }: VerifyOptions): Promise<void> {
  await fetch(baseUrl).catch(() => {
    throw new UsageError(`Nothing answers at ${baseUrl}`);
  });
}

/** Holds a server to the contract, prints what came of it, and returns the exit code. */
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
    throw new UsageError('A part of the contract proves nothing: results are published without --only');
  await requireServer(options);
  const outcomes = await playedBy(options);
  if (options.junit !== undefined) writeFileSync(options.junit, junit(outcomes));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(outcomes, null, 2)}\n`);
  print(table(outcomes));
  if (broker) print(await publishResults(broker, outcomes));
  if (count(outcomes, 'failed') > 0) return 1;
  return count(outcomes, 'passed') > 0 ? 0 : NOTHING_PLAYED;
}
