import { systemClock } from '../adapters/clock/system-clock';
import type { Services } from '../adapters/http/services';
import { openDatabase } from '../adapters/postgres/database';
import { readSettings } from '../config';
import { createServices } from '../start/services';
import type { CommandResult } from './command-result';
import { runCommand } from './run-command';

/** Runs a command on the database that this process is configured for, and prints its result. */
export const runOnServices = (command: (services: Services) => Promise<CommandResult>): Promise<void> =>
  runCommand(async () => {
    const settings = readSettings(process.env, ['production', 'test', 'demo']);
    const database = await openDatabase(settings);
    try {
      const { lines, isDone } = await command(createServices(database, systemClock, settings));
      console.log(lines.join('\n'));
      if (!isDone) process.exitCode = 1;
    } finally {
      await database.close();
    }
  });
