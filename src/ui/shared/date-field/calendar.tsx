import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { Icon } from '../icon/icon';
import { PressableStyle } from '../pressable-style';
import type { CalendarProps } from './calendar-props';
import styles from './calendar.module.css';
import { LOCALE } from '../../../texts/shared/locale';

/** It opens on request, so it may take the focus. */
const FOCUSED = { autoFocus: true };

/** A month view to select a date. Large: load it lazily, as `DateField` does. */
export default function Calendar({ label, value, onChange, min, max, unavailable = [] }: CalendarProps) {
  return (
    <I18nProvider locale={LOCALE}>
      <PressableStyle />
      <AriaCalendar
        aria-label={label}
        {...FOCUSED}
        value={value ? parseDate(value) : null}
        defaultFocusedValue={min ? parseDate(min) : null}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        isDateUnavailable={(date) => unavailable.includes(date.toString())}
        onChange={(date) => onChange(date.toString())}
      >
        <header className={styles.header}>
          <Button slot="previous" className={styles.monthButton ?? ''}>
            <Icon name="chevron-left" />
          </Button>
          <Heading className={styles.month} />
          <Button slot="next" className={styles.monthButton ?? ''}>
            <Icon name="chevron-right" />
          </Button>
        </header>
        <CalendarGrid className={styles.grid} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  );
}
