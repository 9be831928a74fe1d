export interface StepperLimits {
  min: number;
  max: number;
  /** What a blank or senseless entry becomes. */
  fallback: number;
}

/** The whole number a typed text stands for, held within the limits (PDP-38 to PDP-40). */
export function stepperValue(text: string, { min, max, fallback }: StepperLimits): number {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return fallback;
  const value = Number(typed);
  if (value < min) return fallback;
  return Math.min(value, max);
}
