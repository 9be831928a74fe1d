import type { FieldWords } from '../field/field-description';
import type { SelectOption } from '../field/select-field';

export interface SearchableSelectProps extends FieldWords {
  id?: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
}
