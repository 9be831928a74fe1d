import { useEffect, useRef } from 'react';
import type { NewAddress } from '../../../domain/customer/new-address';
import { addressFormTexts } from '../../../texts/customer/address-form';
import { Button } from '../../shared/button/button';
import { IconButton } from '../../shared/button/icon-button';
import { Checkbox } from '../../shared/choice/checkbox';
import { Form } from '../../shared/field/form';
import { FormActions } from '../../shared/field/form-actions';
import { AddressFields, type AddressFieldsState } from './address-fields';
import styles from './address-editor.module.css';

export interface AddressEditorState extends AddressFieldsState {
  /** Left out when editing: existing addresses have MAKE DEFAULT. */
  isDefault?: boolean;
  isSaving: boolean;
}

export interface AddressEditorActions {
  change: (field: keyof NewAddress, value: string) => void;
  enter: (field: keyof NewAddress | null) => void;
  makeDefault: (isDefault: boolean) => void;
  closeForm: () => void;
  save: () => void;
}

interface AddressEditorProps {
  title: string;
  headingLevel: 1 | 2;
  state: AddressEditorState;
  actions: AddressEditorActions;
}

/** ADDR-04..14, ADDR-49: takes the place of the list while it is open. */
export function AddressEditor({ title, headingLevel, state, actions }: AddressEditorProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const isNew = state.isDefault !== undefined;
  return (
    <Form className={styles.form} onSubmit={actions.save}>
      <div className={styles.head}>
        <IconButton icon="chevron-left" label={addressFormTexts.back} onClick={actions.closeForm} />
        <Heading ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
      </div>
      <AddressFields
        state={state}
        section="shipping"
        hasNickname={isNew}
        onChange={actions.change}
        onEnter={actions.enter}
      />
      {isNew && (
        <Checkbox
          label={addressFormTexts.makeDefault}
          checked={state.isDefault ?? false}
          onChange={actions.makeDefault}
        />
      )}
      <FormActions>
        <Button type="submit" size="large" busy={state.isSaving}>
          {addressFormTexts.save}
        </Button>
      </FormActions>
    </Form>
  );
}
