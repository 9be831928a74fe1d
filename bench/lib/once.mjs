/** Starts something at its first use and shares it after that. */
export function once(start) {
  let started;
  return () => (started ??= start());
}
