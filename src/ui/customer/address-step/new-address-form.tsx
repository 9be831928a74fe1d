import type { FormEvent } from 'react';
import type { NewAddress } from '../../../domain/customer/new-address';
import { Button } from '../../shared/button/button';
import { IconButton } from '../../shared/button/icon-button';
import { Checkbox } from '../../shared/choice/checkbox';
import { AddressFields, type AddressFieldsState } from '../address-form/address-fields';
import styles from './address-step.module.css';

export interface NewAddressState extends AddressFieldsState {
  isDefault: boolean;
  isSaving: boolean;
}

export interface NewAddressActions {
  change: (field: keyof NewAddress, value: string) => void;
  makeDefault: (isDefault: boolean) => void;
  closeForm: () => void;
  save: () => void;
}

/** ADDR-04..14 */
export function NewAddressForm({ state, actions }: { state: NewAddressState; actions: NewAddressActions }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.formHead}>
        <IconButton icon="chevron-left" label="Back to the addresses" onClick={actions.closeForm} />
        <h1 className={styles.title}>Add a new address</h1>
      </div>
      <AddressFields state={state} section="shipping" onChange={actions.change} />
      <Checkbox
        label="Make this my default address"
        checked={state.isDefault}
        onChange={actions.makeDefault}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={state.isSaving}>
          SAVE ADDRESS
        </Button>
      </div>
    </form>
  );
}
