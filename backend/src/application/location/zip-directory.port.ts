/** The zipcodes of the whole country. */
export abstract class ZipDirectory {
  abstract cityOf(zipcode: string): Promise<string | undefined>;
}
