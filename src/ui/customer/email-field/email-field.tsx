import type { ComponentProps } from 'react';
import { EMAIL_MAX_LENGTH } from '../../../../rules/customer/max-lengths';
import { emailFieldTexts } from '../../../texts/customer/email-field';
import { TextField } from '../../shared/field/text-field';

/** An e-mail address; where it names an account, `autoComplete` is `username`. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  return (
    <TextField
      label={emailFieldTexts.label}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_MAX_LENGTH}
      {...props}
    />
  );
}
