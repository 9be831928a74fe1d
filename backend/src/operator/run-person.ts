import { systemClock } from '../adapters/clock/system-clock';
import { openDatabase } from '../adapters/postgres/database';
import { ApplicationPictures } from '../application/identity/application-pictures';
import { DeleteIdentityPictures } from '../application/identity/delete-identity-pictures';
import { IdentityApplications } from '../application/identity/identity-applications.port';
import { readSettings } from '../config';
import { createServices } from '../start/services';
import { personCommand } from './person-command';
import { runCommand } from './run-command';

/** Runs a command about a person in the database that this process is configured for. */
export const runPerson = (words: string[]): Promise<void> =>
  runCommand(async () => {
    const settings = readSettings(process.env, ['production', 'test', 'demo']);
    const database = await openDatabase(settings);
    try {
      const services = createServices(database, systemClock, settings);
      const { data, clock, storage, pictureConverter } = services;
      const pictures = new DeleteIdentityPictures(
        data.get(IdentityApplications),
        new ApplicationPictures(storage, pictureConverter),
        clock,
      );
      const { lines, isDone } = await personCommand({ ...services, pictures }, words);
      console.log(lines.join('\n'));
      if (!isDone) process.exitCode = 1;
    } finally {
      await database.close();
    }
  });
