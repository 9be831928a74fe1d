import { StartProblem } from '../../../server/start-problem';
import { systemClock } from '../adapters/clock/system-clock';
import { openDatabase } from '../adapters/postgres/database';
import { readSettings } from '../config';
import { createServices } from '../start/services';
import { ordersCommand } from './orders-command';

/** Runs a command on the orders of the database that this process is configured for. */
export async function runOrders(words: string[]): Promise<void> {
  const { lines, isDone } = await onDatabase(words).catch((error: unknown) => {
    if (!(error instanceof StartProblem)) throw error;
    return { lines: [error.message], isDone: false };
  });
  console.log(lines.join('\n'));
  process.exitCode = isDone ? 0 : 1;
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
