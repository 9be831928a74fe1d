import { useEffect, useRef } from 'react';
import { fieldTexts } from '../../../texts/shared/fields';
import { Icon } from '../icon/icon';
import styles from './form-error-summary.module.css';

export interface FormError {
  fieldId: string;
  message: string;
}

interface FormErrorSummaryProps {
  errors: readonly FormError[];
  /** How often a submit was refused. */
  refusals: number;
  title?: string;
}

/**
 * After a refused submit: lists the errors with links to their fields, and takes the focus, also if the same errors are
 * still there.
 */
export function FormErrorSummary({
  errors,
  refusals,
  title = fieldTexts.checkFields,
}: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(refusals);
  useEffect(() => {
    // Not if it returns with the screen around it.
    if (refusals !== seen.current) box.current?.focus();
    seen.current = refusals;
  }, [refusals]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon name="alert" />
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The errors of a form whose fields have ids such as `{formId}-{name}`. */
export const errorsOf = (
  formId: string,
  errors: Readonly<Record<string, string | undefined>>,
): readonly FormError[] =>
  Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ fieldId: `${formId}-${name}`, message }] : [],
  );

function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
