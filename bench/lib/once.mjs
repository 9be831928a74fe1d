/** Starts something on first use and shares it afterwards. */
export function once(start) {
  let started;
  return () => (started ??= start());
}
