/** Dates are `YYYY-MM-DD`, as on the wire. */
export interface CalendarProps {
  label: string;
  value: string | undefined;
  onChange: (date: string) => void;
  min?: string;
  max?: string;
  /** Dates that cannot be selected: holidays, days without delivery. */
  unavailable?: readonly string[];
}
