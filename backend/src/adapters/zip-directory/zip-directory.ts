/** The same list that the shop's forms check with; five megabytes, read when an address first needs it (ADDR-37). */
export async function cityInDirectory(zipcode: string): Promise<string | undefined> {
  const { default: directory } = await import('zipcodes');
  const found = directory.lookup(zipcode);
  return found?.country === 'US' ? found.city : undefined;
}
