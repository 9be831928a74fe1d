import type { CardField } from '../../application/customer/card-tokenizer.port';
import { sandboxCardTexts } from '../../texts/customer/sandbox-card';
import { digitsOf } from './sandbox-cards';
import styles from './sandbox-input.module.css';

interface FieldSettings {
  readonly label: string;
  readonly placeholder: string;
  readonly autoComplete: AutoFill;
  readonly format: (digits: string) => string;
}

const FIELDS: Readonly<Record<CardField, FieldSettings>> = {
  number: {
    label: sandboxCardTexts.number,
    placeholder: '1234 1234 1234 1234',
    autoComplete: 'cc-number',
    format: (digits) => digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
  },
  expiry: {
    label: sandboxCardTexts.expiry,
    placeholder: 'MM / YY',
    autoComplete: 'cc-exp',
    format: (digits) => digits.slice(0, 4).replace(/^(\d{2})(\d)/, '$1 / $2'),
  },
  cvc: {
    label: sandboxCardTexts.cvc,
    placeholder: sandboxCardTexts.cvc,
    autoComplete: 'cc-csc',
    format: (digits) => digits.slice(0, 4),
  },
};

/** One field of the sandbox's widget; like the provider's, it is not a React component. */
export function sandboxInput(
  field: CardField,
  { onChange, onLeave }: { onChange: () => void; onLeave: () => void },
): HTMLInputElement {
  const { label, placeholder, autoComplete, format } = FIELDS[field];
  const input = document.createElement('input');
  input.className = styles.input ?? '';
  input.inputMode = 'numeric';
  input.autocomplete = autoComplete;
  input.placeholder = placeholder;
  input.setAttribute('aria-label', label);
  input.addEventListener('input', () => {
    const formatted = format(digitsOf(input.value));
    if (input.value !== formatted) input.value = formatted;
    onChange();
  });
  input.addEventListener('blur', onLeave);
  return input;
}
