export interface FieldTexts {
  label: string;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean;
  hint?: string;
  error?: string;
}

/** The ids for `aria-describedby`: the error first, then the hint. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
