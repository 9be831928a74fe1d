import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { CITY_MAX_LENGTH, NAME_MAX_LENGTH, STREET_MAX_LENGTH } from '../../../../rules/customer/max-lengths';
import type { NewAddress } from '../../../domain/customer/new-address';
import { US_STATES } from '../../../../rules/customer/us-states';
import { addressFormTexts } from '../../../texts/customer/address-form';
import { type FieldProps, fieldProps } from '../../shared/field/field-props';
import { TextField } from '../../shared/field/text-field';
import { SearchableSelect } from '../../shared/searchable-select/searchable-select';
import styles from './address-fields.module.css';

export interface AddressFieldsState {
  typed: NewAddress;
  errors: Partial<Record<keyof NewAddress, string>>;
  /** Number of submits: after each refused one the first invalid field takes the focus. */
  submitCount: number;
}

interface AddressFieldsProps {
  state: AddressFieldsState;
  /** The section for the browser's autofill. */
  section: 'shipping' | 'billing';
  /** False for an edit, which cannot change it. */
  hasNickname?: boolean;
  onChange: (field: keyof NewAddress, value: string) => void;
  /** Called with the field that takes the focus; null on blur. */
  onEnter: (field: keyof NewAddress | null) => void;
}

/** Maximum lengths in the contract. */
const MAX_LENGTHS: Partial<Record<keyof NewAddress, number>> = {
  firstName: NAME_MAX_LENGTH,
  lastName: NAME_MAX_LENGTH,
  street1: STREET_MAX_LENGTH,
  street2: STREET_MAX_LENGTH,
  zipcode: 10,
  city: CITY_MAX_LENGTH,
  phone: 20,
  nickname: NAME_MAX_LENGTH,
};

const STATE_OPTIONS = US_STATES.map(({ code, name }) => ({ value: code, label: name }));

/** The fields of an address (ADDR-05..11). */
export function AddressFields({ state, section, hasNickname = true, onChange, onEnter }: AddressFieldsProps) {
  const id = useId();
  const frame = useFocusOnFirstError(state);
  const field = fieldProps(id, state, onChange);
  const text = (name: keyof NewAddress, autoComplete: string) => ({
    ...field(name),
    name: `${section}-${name}`,
    autoComplete: `${section} ${autoComplete}`,
    maxLength: MAX_LENGTHS[name],
  });
  return (
    <div
      ref={frame}
      className={styles.fields}
      onFocus={({ target }) => onEnter(nameOf(target, id, state.typed))}
      onBlur={() => onEnter(null)}
    >
      <TextField {...text('firstName', 'given-name')} label={addressFormTexts.firstName} />
      <TextField {...text('lastName', 'family-name')} label={addressFormTexts.lastName} />
      <TextField
        {...text('street1', 'address-line1')}
        label={addressFormTexts.street1}
        className={styles.wide}
      />
      <TextField
        {...text('street2', 'address-line2')}
        label={addressFormTexts.street2}
        className={styles.wide}
      />
      <TextField {...text('zipcode', 'postal-code')} label={addressFormTexts.zipcode} inputMode="numeric" />
      <TextField {...text('city', 'address-level2')} label={addressFormTexts.city} />
      <StateField {...field('state')} />
      <TextField
        {...text('phone', 'tel-national')}
        label={addressFormTexts.phone}
        type="tel"
        inputMode="numeric"
      />
      {hasNickname && (
        <TextField
          {...text('nickname', 'off')}
          autoComplete="off"
          label={addressFormTexts.nickname}
          hint={addressFormTexts.nicknameHint}
          className={styles.wide}
        />
      )}
    </div>
  );
}

const nameOf = (field: Element, formId: string, typed: NewAddress): keyof NewAddress | null =>
  (Object.keys(typed) as (keyof NewAddress)[]).find((name) => field.id === `${formId}-${name}`) ?? null;

function StateField(props: FieldProps) {
  return (
    <SearchableSelect
      {...props}
      label={addressFormTexts.state}
      options={STATE_OPTIONS}
      placeholder={addressFormTexts.chooseState}
    />
  );
}

/** Once per submit, and not again while the errors are being corrected. */
function useFocusOnFirstError({ submitCount, errors }: AddressFieldsState) {
  const frame = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (Object.values(errors).some(Boolean))
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0) focusFirst();
  }, [submitCount]);
  return frame;
}
