/** Dates are `YYYY-MM-DD`, as on the wire. */
export interface CalendarProps {
  label: string;
  value: string | undefined;
  onChange: (date: string) => void;
  min?: string;
  max?: string;
  /** Days that cannot be chosen: holidays, days without a delivery. */
  unavailable?: readonly string[];
}
