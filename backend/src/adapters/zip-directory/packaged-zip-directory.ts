import type { ZipDirectory } from '../../application/location/zip-directory.port';

/** The directory that the shop's forms also use; five megabytes, loaded when first needed (ADDR-37). */
export class PackagedZipDirectory implements ZipDirectory {
  async cityOf(zipcode: string): Promise<string | undefined> {
    const { default: directory } = await import('zipcodes');
    const found = directory.lookup(zipcode);
    return found?.country === 'US' ? found.city : undefined;
  }
}
