import type { ReactNode } from 'react';
import type { NewAddress } from '../../../domain/customer/new-address';
import { newCardTexts } from '../../../texts/customer/new-card';
import { Button } from '../../shared/button/button';
import { Card } from '../../shared/card/card';
import { Checkbox } from '../../shared/choice/checkbox';
import { Form } from '../../shared/field/form';
import { FormActions } from '../../shared/field/form-actions';
import { Notice } from '../../shared/notice/notice';
import { BillingAddress, type BillingAddressState } from './billing-address';
import { CardFields, type CardFieldsActions, type CardFieldsState } from './card-fields';
import styles from './new-card.module.css';

export interface NewCardState extends CardFieldsState, BillingAddressState {
  saveForLater: boolean;
  /** False for a guest, whose card is used once. */
  canSaveForLater: boolean;
  canSubmit: boolean;
  problem: string;
  isSaving: boolean;
}

export interface NewCardActions extends CardFieldsActions {
  setSaveForLater: (saveForLater: boolean) => void;
  billToShipping: (isSameAsShipping: boolean) => void;
  changeBilling: (field: keyof NewAddress, value: string) => void;
  enterBilling: (field: keyof NewAddress | null) => void;
  submit: () => void;
}

interface NewCardProps {
  state: NewCardState;
  /** The title, and the way back. */
  head: ReactNode;
  actions: NewCardActions;
}

/** PAY-09..18; used in checkout and My Account. */
export function NewCard({ state, head, actions }: NewCardProps) {
  return (
    <Form className={styles.form} onSubmit={actions.submit}>
      {head}
      <CardPanel {...{ state, actions }} />
      <BillingAddress
        state={state}
        onSameAsShipping={actions.billToShipping}
        onChange={actions.changeBilling}
        onEnter={actions.enterBilling}
      />
      {state.problem && (
        <Notice tone="failure" live>
          {state.problem}
        </Notice>
      )}
      <FormActions>
        <Button
          type="submit"
          size="large"
          busy={state.isSaving}
          disabledReason={state.canSubmit ? undefined : newCardTexts.incomplete}
        >
          {newCardTexts.submit}
        </Button>
      </FormActions>
    </Form>
  );
}

function CardPanel({ state, actions }: Pick<NewCardProps, 'state' | 'actions'>) {
  return (
    <Card as="section" className={styles.panel} aria-label={newCardTexts.panel}>
      <CardFields {...{ state, actions }} />
      {state.canSaveForLater && (
        <Checkbox
          appearance="switch"
          label={newCardTexts.saveForLater}
          checked={state.saveForLater}
          onChange={actions.setSaveForLater}
        />
      )}
    </Card>
  );
}
