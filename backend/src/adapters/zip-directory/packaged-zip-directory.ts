import { ZipDirectory } from '../../application/location/zip-directory.port';

/** The same list that the shop's forms check with; five megabytes, read when an address first needs it (ADDR-37). */
export class PackagedZipDirectory extends ZipDirectory {
  async cityOf(zipcode: string): Promise<string | undefined> {
    const { default: directory } = await import('zipcodes');
    const found = directory.lookup(zipcode);
    return found?.country === 'US' ? found.city : undefined;
  }
}
