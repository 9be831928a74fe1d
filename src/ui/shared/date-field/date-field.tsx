import { type RefObject, Suspense } from 'react';
import { dateTexts } from '../../../texts/shared/dates';
import { classNames } from '../class-names';
import { useDisclosure } from '../disclosure/use-disclosure';
import { ErrorBoundary } from '../error-boundary';
import type { FieldTexts } from '../field/field-description';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame';
import { useField } from '../field/use-field';
import { lazyComponent } from '../lazy-component';
import { Icon } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { TextButton } from '../button/text-button';
import type { CalendarProps } from './calendar-props';
import { dateInWords } from './date-in-words';
import { usDate } from './us-date';
import styles from './date-field.module.css';

const Calendar = lazyComponent(async () => (await import('./calendar')).default);

interface DateFieldProps extends FieldTexts, Omit<CalendarProps, 'label'> {
  id?: string;
  placeholder?: string;
  /** A date that is offered while none is chosen: the earliest. */
  suggested?: string;
  /** The suggestion is being loaded: its line is kept free, so that nothing below it moves. */
  awaitsSuggestion?: boolean;
  disabled?: boolean;
}

const LOADING = (
  <div className={styles.waiting}>
    <Spinner label={dateTexts.loadingCalendar} />
  </div>
);
const NOT_LOADED = (
  <p className={styles.waiting} role="alert">
    {dateTexts.calendarNotLoaded}
  </p>
);

/** A date, shown as MM/dd/yyyy and selected in a calendar whose code is loaded when it is first opened. */
export function DateField({
  value,
  onChange,
  placeholder = dateTexts.format,
  min,
  max,
  unavailable,
  suggested,
  awaitsSuggestion,
  ...props
}: DateFieldProps) {
  const { frame: field, control } = useField(props);
  const { open, toggle, close, frame, toggleRef } = useDisclosure<HTMLDivElement>();
  const choose = (date: string) => {
    onChange(date);
    close();
    toggleRef.current?.focus();
  };
  return (
    <FieldFrame {...field}>
      <div className={styles.frame} {...frame}>
        <Toggle
          ref={toggleRef}
          field={field}
          describedBy={control['aria-describedby']}
          open={open}
          isBlank={!value}
          onClick={toggle}
        >
          {value ? usDate(value) : placeholder}
        </Toggle>
        {open && (
          <CalendarPanel label={field.label} {...{ value, min, max, unavailable }} onChange={choose} />
        )}
      </div>
      {!value && (suggested || awaitsSuggestion) && (
        <p className={styles.suggested}>
          {suggested && (
            <TextButton onClick={() => choose(suggested)}>
              {dateTexts.earliest(dateInWords(suggested))}
            </TextButton>
          )}
        </p>
      )}
    </FieldFrame>
  );
}

interface ToggleProps {
  ref: RefObject<HTMLButtonElement | null>;
  field: Pick<FieldFrameProps, 'id' | 'error'> & { disabled?: boolean };
  describedBy: string | undefined;
  open: boolean;
  /** No date is selected: the text is the placeholder. */
  isBlank: boolean;
  onClick: () => void;
  children: string;
}

function Toggle({ ref, field, describedBy, open, isBlank, onClick, children }: ToggleProps) {
  const { id } = field;
  return (
    <button
      ref={ref}
      id={id}
      type="button"
      className={classNames(
        styles.toggle,
        isBlank && styles.placeholder,
        Boolean(field.error) && styles.invalid,
      )}
      disabled={field.disabled}
      aria-expanded={open}
      aria-haspopup="dialog"
      aria-labelledby={`${id}-label ${id}`}
      aria-describedby={describedBy}
      data-invalid={Boolean(field.error) || undefined}
      onClick={onClick}
    >
      <span>{children}</span>
      <Icon name="calendar" />
    </button>
  );
}

function CalendarPanel(props: CalendarProps) {
  return (
    <div className={styles.panel} role="dialog" aria-label={props.label}>
      <ErrorBoundary fallback={NOT_LOADED}>
        <Suspense fallback={LOADING}>
          <Calendar {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
