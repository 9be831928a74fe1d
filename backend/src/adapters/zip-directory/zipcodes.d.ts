/** The package has no types of its own. */
declare module 'zipcodes' {
  const directory: { lookup(zipcode: string): { city: string; country: string } | undefined };
  export default directory;
}
