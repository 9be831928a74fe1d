import { useId } from 'react';
import { describedBy, type FieldTexts } from './field-description';

interface FieldProps extends FieldTexts {
  id?: string;
  disabled?: boolean;
  announcesError?: boolean;
  className?: string;
}

/** Splits the props of a field: `frame` for the label and the texts around it, `control` for the element itself. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, labelHidden, hint, error, advice, announcesError, className, ...rest } = props;
  const ownId = useId();
  const { id = ownId, disabled } = props;
  return {
    frame: { id, label, labelHidden, hint, error, advice, announcesError, disabled, className },
    control: {
      ...rest,
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, { hint, error, advice }),
    },
  };
}
