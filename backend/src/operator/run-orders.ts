import { StripeCharges } from '../adapters/card/stripe-charges';
import { systemClock } from '../adapters/clock/system-clock';
import { openDatabase } from '../adapters/postgres/database';
import { readSettings } from '../config';
import { createServices } from '../start/services';
import { ordersCommand } from './orders-command';
import { runCommand } from './run-command';

/** Runs a command on the orders of the database that this process is configured for. */
export const runOrders = (words: string[]): Promise<void> =>
  runCommand(async () => {
    const settings = readSettings(process.env, ['production', 'test', 'demo']);
    const database = await openDatabase(settings);
    try {
      const charges = settings.stripe && new StripeCharges(settings.stripe);
      const services = { ...createServices(database, systemClock, settings), charges };
      const { lines, isDone } = await ordersCommand(services, words);
      console.log(lines.join('\n'));
      if (!isDone) process.exitCode = 1;
    } finally {
      await database.close();
    }
  });
