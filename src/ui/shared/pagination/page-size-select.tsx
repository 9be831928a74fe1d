import { PAGE_SIZES } from '../../../domain/catalog/pagination';
import { paginationTexts } from '../../../texts/shared/pagination';
import { SelectField } from '../field/select-field';

interface PageSizeSelectProps {
  value: number;
  onChange: (size: number) => void;
}

const OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** CONST-06 */
export function PageSizeSelect({ value, onChange }: PageSizeSelectProps) {
  return (
    <SelectField
      inline
      label={paginationTexts.show}
      value={String(value)}
      options={OPTIONS}
      onChange={(size) => onChange(Number(size))}
    />
  );
}
