import type { FieldTexts } from '../field/field-description';
import type { SelectOption } from '../field/select-field';

export interface SearchableSelectProps extends FieldTexts {
  id?: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
}
