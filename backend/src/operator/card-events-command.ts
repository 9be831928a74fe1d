import { parseArgs } from 'node:util';
import type { Services } from '../adapters/http/services';
import type { StoredCardEvent } from '../application/checkout/card-event';
import { CardEvents } from '../application/checkout/card-events.port';
import type { HandleCardEvent } from '../application/checkout/handle-card-event';
import type { CommandResult } from './command-result';

const USAGE = `Usage:
  npm run card-events -- list [--failed]
  npm run card-events -- replay ID ...
  npm run card-events -- replay --since DATE

"list" prints the last hundred events of the card provider, or all that could not be
handled. "replay" handles events again, whatever came of them before: those named, or
all that were received since a day such as 2030-06-01, or 2030-06-01T14:00:00Z.`;

const LISTED = 100;

interface Needed extends Pick<Services, 'data'> {
  /** undefined: cards are simulated, or not accepted. */
  handle: HandleCardEvent | undefined;
}

/** Lists the events of the card provider and handles them again, for the people who run the shop (docs/operate.md). */
export async function cardEventsCommand({ data, handle }: Needed, words: string[]): Promise<CommandResult> {
  const parsed = parse(words);
  if (!parsed) return { lines: [USAGE], isDone: false };
  const events = data.get(CardEvents);
  if (parsed.verb === 'list')
    return listed(await (parsed.isFailed ? events.failed() : events.latest(LISTED)));
  if (!handle) return { lines: ['Cards are simulated or not accepted: there are no events.'], isDone: false };
  return 'since' in parsed
    ? replay(await events.receivedSince(parsed.since), handle)
    : replayNamed(parsed.ids, events, handle);
}

type Parsed =
  | { verb: 'list'; isFailed: boolean }
  | { verb: 'replay'; ids: string[] }
  | { verb: 'replay'; since: Date };

const OPTIONS = { failed: { type: 'boolean' }, since: { type: 'string' } } as const;

function parse(args: string[]): Parsed | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [verb, ...ids] = positionals;
    const { failed, since } = values;
    if (verb === 'list' && ids.length === 0 && since === undefined)
      return { verb, isFailed: failed === true };
    if (verb !== 'replay' || failed) return undefined;
    if (since === undefined) return ids.length > 0 ? { verb, ids } : undefined;
    const time = /^\d{4}-\d{2}-\d{2}(?:T.+)?$/.test(since) ? new Date(since) : new Date(Number.NaN);
    return ids.length > 0 || Number.isNaN(time.getTime()) ? undefined : { verb, since: time };
  } catch {
    return undefined;
  }
}

const listed = (events: readonly StoredCardEvent[]): CommandResult => ({
  lines: events.length === 0 ? ['There is none.'] : events.map((event) => inLine(event)),
  isDone: true,
});

function inLine(event: StoredCardEvent, outcome: string = event.outcome ?? 'waiting'): string {
  const { id, receivedAt, type, chargeId } = event;
  const at = receivedAt.toISOString().slice(0, 19).replace('T', ' ');
  return [id, at, type, chargeId ?? 'no payment', outcome].join('\t');
}

async function replayNamed(
  ids: string[],
  events: CardEvents,
  handle: HandleCardEvent,
): Promise<CommandResult> {
  const found = await Promise.all(ids.map((id) => events.find(id)));
  const unknown = ids.filter((_id, index) => !found[index]);
  const { lines, isDone } = await replay(
    found.filter((event) => event !== undefined),
    handle,
  );
  return {
    lines: [...lines, ...unknown.map((id) => `${id}\tis not stored`)],
    isDone: isDone && unknown.length === 0,
  };
}

/** One after the other: several may be about one payment. */
async function replay(events: readonly StoredCardEvent[], handle: HandleCardEvent): Promise<CommandResult> {
  const lines: string[] = [];
  let failures = 0;
  for (const event of events) {
    const outcome = await handle.execute(event).then(
      ({ kind }) => kind,
      (error: unknown) => {
        failures += 1;
        return `not handled: ${error instanceof Error ? error.message : 'an unknown error'}`;
      },
    );
    lines.push(inLine(event, outcome));
  }
  return { lines: events.length === 0 ? ['There is none.'] : lines, isDone: failures === 0 };
}
