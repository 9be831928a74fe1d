import { UPI_ID_MAX_LENGTH } from '../../../../rules/checkout/upi-id';
import { cardStepTexts } from '../../../texts/checkout/card-step';
import { Button } from '../../shared/button/button';
import { Form } from '../../shared/field/form';
import { TextField } from '../../shared/field/text-field';
import { LiveRegion } from '../../shared/live-region/live-region';
import { Notice } from '../../shared/notice/notice';
import styles from './card-step.module.css';

export interface UpiFieldState {
  id: string;
  problem: string;
  isVerifying: boolean;
  /** Blank until the provider has said that the id exists. */
  verifiedText: string;
}

export interface UpiFieldActions {
  type: (id: string) => void;
  leave: () => void;
  verify: () => void;
}

/** PAY-28..31 */
export function UpiField({ state, actions }: { state: UpiFieldState; actions: UpiFieldActions }) {
  return (
    <Form className={styles.upi} onSubmit={actions.verify}>
      <TextField
        label={cardStepTexts.upiId}
        name="upi"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        placeholder={cardStepTexts.upiPlaceholder}
        maxLength={UPI_ID_MAX_LENGTH}
        value={state.id}
        error={state.problem || undefined}
        announcesError
        onChange={actions.type}
        onBlur={actions.leave}
      />
      <Button type="submit" variant="secondary" busy={state.isVerifying}>
        {cardStepTexts.verify}
      </Button>
      <LiveRegion>{state.verifiedText && <Notice tone="success">{state.verifiedText}</Notice>}</LiveRegion>
    </Form>
  );
}
