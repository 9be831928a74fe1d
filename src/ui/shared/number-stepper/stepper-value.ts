interface StepperLimits {
  min: number;
  max: number;
  /** The value of a blank or invalid entry. */
  fallback: number;
}

/** Parses a whole number and clamps it to the limits (PDP-38 to PDP-40). */
export function stepperValue(text: string, { min, max, fallback }: StepperLimits): number {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return fallback;
  const value = Number(typed);
  if (value < min) return fallback;
  return Math.min(value, max);
}
