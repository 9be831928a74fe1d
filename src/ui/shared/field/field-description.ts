export interface FieldTexts {
  label: string;
  /** Keeps the label for those who listen and hides it from those who look. */
  labelHidden?: boolean;
  hint?: string;
  error?: string;
}

/** The ids a control names in `aria-describedby`: its error first, then its hint. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
