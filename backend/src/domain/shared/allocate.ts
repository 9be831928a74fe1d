/** Splits an amount by weight so that the parts add up to it, to the cent. */
export function allocate(cents: number, weights: number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((part) => {
    reached += part;
    const due = whole === 0 ? 0 : Math.floor((cents * reached) / whole);
    const share = due - given;
    given = due;
    return share;
  });
}
