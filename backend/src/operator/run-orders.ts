import { describeStartFailure } from '../../../server/start-failure';
import { describeError } from '../adapters/http/logging';
import { systemClock } from '../adapters/clock/system-clock';
import { openDatabase } from '../adapters/postgres/database';
import { readSettings } from '../config';
import { createServices } from '../start/services';
import { ordersCommand } from './orders-command';

/** Runs a command on the orders of the database that this process is configured for. */
export async function runOrders(words: string[]): Promise<void> {
  try {
    const { lines, isDone } = await onDatabase(words);
    console.log(lines.join('\n'));
    process.exitCode = isDone ? 0 : 1;
  } catch (error) {
    console.error(describeStartFailure(error, describeError));
    process.exitCode = 1;
  }
}

async function onDatabase(words: string[]) {
  const settings = readSettings(process.env, ['production', 'test', 'demo']);
  const database = await openDatabase(settings);
  try {
    return await ordersCommand(createServices(database, systemClock, settings), words);
  } finally {
    await database.close();
  }
}
