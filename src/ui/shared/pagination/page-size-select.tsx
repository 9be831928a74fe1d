import { SelectField } from '../field/select-field';

export interface PageSizeSelectProps {
  value: number;
  onChange: (size: number) => void;
  /** 10, 20 and 50 by default (CONST-06). */
  options?: readonly number[];
  label?: string;
}

export function PageSizeSelect({
  value,
  onChange,
  options = [10, 20, 50],
  label = 'Show',
}: PageSizeSelectProps) {
  return (
    <SelectField
      inline
      label={label}
      value={String(value)}
      options={options.map((size) => ({ value: String(size), label: String(size) }))}
      onChange={(size) => onChange(Number(size))}
    />
  );
}
