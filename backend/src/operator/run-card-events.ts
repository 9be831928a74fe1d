import { StripeCharges } from '../adapters/card/stripe-charges';
import { systemClock } from '../adapters/clock/system-clock';
import { openDatabase } from '../adapters/postgres/database';
import { readSettings } from '../config';
import { createServices } from '../start/services';
import { cardEventHandler } from '../start/settling';
import { cardEventsCommand } from './card-events-command';
import { runCommand } from './run-command';

/** Runs a command on the card provider's events in the database that this process is configured for. */
export const runCardEvents = (words: string[]): Promise<void> =>
  runCommand(async () => {
    const settings = readSettings(process.env, ['production', 'test', 'demo']);
    const database = await openDatabase(settings);
    try {
      const services = createServices(database, systemClock, settings);
      const handle = settings.stripe && cardEventHandler(services, new StripeCharges(settings.stripe));
      const { lines, isDone } = await cardEventsCommand({ ...services, handle }, words);
      console.log(lines.join('\n'));
      if (!isDone) process.exitCode = 1;
    } finally {
      await database.close();
    }
  });
