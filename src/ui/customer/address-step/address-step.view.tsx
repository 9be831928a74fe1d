import { AddressList, type AddressListActions, type AddressListState } from './address-list';
import { NewAddressForm, type NewAddressActions, type NewAddressState } from './new-address-form';
import styles from './address-step.module.css';

export interface AddressStepState extends AddressListState {
  isAdding: boolean;
  form: NewAddressState;
}

export interface AddressStepActions extends AddressListActions, NewAddressActions {}

export interface AddressStepViewProps {
  state: AddressStepState;
  actions: AddressStepActions;
}

/** The list, or the form in its place (ADDR-20). */
export function AddressStepView({ state, actions }: AddressStepViewProps) {
  return (
    <div className={styles.step}>
      {state.isAdding ? (
        <NewAddressForm state={state.form} actions={actions} />
      ) : (
        <AddressList {...{ state, actions }} />
      )}
    </div>
  );
}
