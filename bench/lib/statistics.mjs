/** The median: of an even number of values, the mean of the two in the middle. */
export function median(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The percentile of a list of numbers. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)];
}

/** The medians of every number in a list of like objects. */
export function medians(samples) {
  const names = [...new Set(samples.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}
