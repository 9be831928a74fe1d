import { addressStepTexts } from '../../../texts/checkout/address-step';
import { classNames } from '../../shared/class-names';
import {
  AddressEditor,
  type AddressEditorActions,
  type AddressEditorState,
} from '../../customer/address-form/address-editor';
import { useFocusOnChange } from '../../shared/focus/use-focus-on-change';
import { AddressList, type AddressListActions, type AddressListState } from './address-list';
import step from '../step.module.css';
import styles from './address-step.module.css';

interface AddressStepState extends AddressListState {
  isAdding: boolean;
  form: AddressEditorState;
}

interface AddressStepActions extends AddressListActions, AddressEditorActions {}

interface AddressStepViewProps {
  state: AddressStepState;
  actions: AddressStepActions;
}

/** The list, or the form in its place (ADDR-20); the title of what appears takes the focus. */
export function AddressStepView({ state, actions }: AddressStepViewProps) {
  const title = useFocusOnChange<HTMLHeadingElement>(String(state.isAdding));
  return (
    <div className={classNames(step.step, styles.step)}>
      {state.isAdding ? (
        <AddressEditor
          title={addressStepTexts.newTitle}
          headingLevel={1}
          state={state.form}
          actions={actions}
        />
      ) : (
        <AddressList {...{ state, actions, title }} />
      )}
    </div>
  );
}
