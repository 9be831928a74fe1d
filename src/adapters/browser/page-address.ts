/**
 * The address of a page without what does not change it, such as a campaign's parameters.
 *
 * @param address path and query
 * @param parameters the parameters of the query that count; they come in the order of their names
 */
export function pageAddress(address: string, parameters: readonly string[]): string {
  const [path = '', query] = address.split('?', 2);
  const known = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) => parameters.includes(name)),
  );
  known.sort();
  return known.size === 0 ? path : `${path}?${known.toString()}`;
}
