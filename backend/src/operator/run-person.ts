import { ApplicationPictures } from '../application/identity/application-pictures';
import { DeleteIdentityPictures } from '../application/identity/delete-identity-pictures';
import { IdentityApplications } from '../application/identity/identity-applications.port';
import { personCommand } from './person-command';
import { runOnServices } from './run-on-services';

/** Runs a command about a person in the database that this process is configured for. */
export const runPerson = (words: string[]): Promise<void> =>
  runOnServices((services) => {
    const { data, clock, storage, pictureConverter } = services;
    const pictures = new DeleteIdentityPictures(
      data.get(IdentityApplications),
      new ApplicationPictures(storage, pictureConverter),
      clock,
    );
    return personCommand({ ...services, pictures }, words);
  });
