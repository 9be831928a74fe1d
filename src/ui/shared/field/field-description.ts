export interface FieldTexts {
  label: string;
  /** Hides the label visually; screen readers still read it. */
  labelHidden?: boolean;
  hint?: string;
  error?: string;
  /** What to do about the error, below it. */
  advice?: string;
}

/** The ids for `aria-describedby`: the error and its advice first, then the hint. */
export function describedBy(
  id: string,
  { hint, error, advice }: Pick<FieldTexts, 'hint' | 'error' | 'advice'>,
): string | undefined {
  const ids = [error && `${id}-error`, advice && `${id}-advice`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
