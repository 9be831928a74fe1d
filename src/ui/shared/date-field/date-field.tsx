import { Suspense } from 'react';
import { classNames } from '../class-names';
import { useDisclosure } from '../disclosure/use-disclosure';
import { ErrorBoundary } from '../error-boundary';
import type { FieldTexts } from '../field/field-description';
import { FieldFrame } from '../field/field-frame';
import { useField } from '../field/use-field';
import { lazyComponent } from '../lazy-component';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import type { CalendarProps } from './calendar-props';
import { usDate } from './us-date';
import styles from './date-field.module.css';

const Calendar = lazyComponent(async () => (await import('./calendar')).default);

export interface DateFieldProps extends FieldTexts, Omit<CalendarProps, 'label'> {
  id?: string;
  placeholder?: string;
  disabled?: boolean;
}

const LOADING = (
  <div className={styles.waiting}>
    <Spinner label="Loading calendar" />
  </div>
);
const NOT_LOADED = (
  <p className={styles.waiting} role="alert">
    The calendar could not be loaded. Check your connection, then close and open it again.
  </p>
);

/** A date, shown as MM/dd/yyyy and selected in a calendar whose code is loaded when it is first opened. */
export function DateField({
  value,
  onChange,
  placeholder = 'MM/dd/yyyy',
  min,
  max,
  unavailable,
  ...props
}: DateFieldProps) {
  const { frame: field, control } = useField(props);
  const { open, toggle, close, frame, toggleRef } = useDisclosure<HTMLDivElement>();
  const { id, label } = field;
  const choose = (date: string) => {
    onChange(date);
    close();
    toggleRef.current?.focus();
  };
  return (
    <FieldFrame {...field}>
      <div className={styles.frame} {...frame}>
        <button
          ref={toggleRef}
          id={id}
          type="button"
          className={classNames(
            styles.toggle,
            !value && styles.unchosen,
            Boolean(field.error) && styles.invalid,
          )}
          disabled={field.disabled}
          aria-expanded={open}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={control['aria-describedby']}
          onClick={toggle}
        >
          <span>{value ? usDate(value) : placeholder}</span>
          <Icon name="calendar" />
        </button>
        {open && (
          <div className={styles.panel} role="dialog" aria-label={label}>
            <ErrorBoundary fallback={NOT_LOADED}>
              <Suspense fallback={LOADING}>
                <Calendar label={label} value={value} onChange={choose} {...{ min, max, unavailable }} />
              </Suspense>
            </ErrorBoundary>
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
