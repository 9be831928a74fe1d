import { NET_BANKING_BANKS, type PaymentMethod } from '../../../domain/checkout/payment-choice';
import { cardStepTexts } from '../../../texts/checkout/card-step';
import { Button } from '../../shared/button/button';
import { TextButton } from '../../shared/button/text-button';
import { RadioGroup } from '../../shared/choice/radio-group';
import type { RadioOptionModel } from '../../shared/choice/radio-option';
import { FormActions } from '../../shared/field/form-actions';
import { Icon } from '../../shared/icon/icon';
import step from '../step.module.css';
import styles from './card-step.module.css';
import { UpiField, type UpiFieldActions, type UpiFieldState } from './upi-field';

export interface PaymentOptionsState {
  method: PaymentMethod | undefined;
  offers: Readonly<Record<PaymentMethod, boolean>>;
  /** What payment on delivery means for this order. */
  deliveryPaymentText: string;
  upi: UpiFieldState;
  /** The card that has been chosen on its own screen, such as `Visa ending in 4242`. */
  chosenCard: string | null;
  canContinue: boolean;
}

export interface PaymentOptionsActions {
  choose: (method: PaymentMethod, isStep: boolean) => void;
  changeCard: () => void;
  upi: UpiFieldActions;
  proceed: () => void;
}

const optionsOf = (deliveryPaymentText: string): readonly RadioOptionModel<PaymentMethod>[] => [
  {
    value: 'card',
    label: cardStepTexts.card,
    description: cardStepTexts.cardHint,
    aside: <Icon name="card" />,
  },
  { value: 'upi', label: cardStepTexts.upi, description: cardStepTexts.upiHint },
  {
    value: 'pod',
    label: cardStepTexts.payOnDelivery,
    description: deliveryPaymentText,
    aside: <Icon name="truck" />,
  },
];

/** PAY-01..05, PAY-20..22 */
export function PaymentOptions({
  state,
  actions,
}: {
  state: PaymentOptionsState;
  actions: PaymentOptionsActions;
}) {
  return (
    <>
      <h1 className={step.title}>{cardStepTexts.title}</h1>
      <RadioGroup
        label={cardStepTexts.options}
        labelHidden
        variant="card"
        value={state.method}
        options={optionsOf(state.deliveryPaymentText).filter(({ value }) => state.offers[value])}
        onChange={actions.choose}
      />
      {state.method === 'card' && <ChosenCard card={state.chosenCard} onChange={actions.changeCard} />}
      {state.method === 'upi' && <UpiField state={state.upi} actions={actions.upi} />}
      <NetBanking />
      <FormActions>
        <Button
          size="large"
          disabled={!state.canContinue}
          disabledReason={state.canContinue ? undefined : disabledReasonFor(state.method)}
          onClick={actions.proceed}
        >
          {cardStepTexts.proceed}
        </Button>
      </FormActions>
    </>
  );
}

function ChosenCard({ card, onChange }: { card: string | null; onChange: () => void }) {
  return (
    <p className={styles.chosen}>
      {card && `${card}  `}
      <TextButton onClick={onChange}>{card ? cardStepTexts.otherCard : cardStepTexts.chooseCard}</TextButton>
    </p>
  );
}

function disabledReasonFor(method: PaymentMethod | undefined): string {
  if (method === 'upi') return cardStepTexts.verifyFirst;
  return method === 'card' ? cardStepTexts.chooseCardFirst : cardStepTexts.chooseMethodFirst;
}

/** Listed only (PAY-04, X-143). */
function NetBanking() {
  return (
    <section className={styles.banks} aria-labelledby="net-banking">
      <h2 id="net-banking">{cardStepTexts.netBanking}</h2>
      <p>{cardStepTexts.banksAreListed}</p>
      <ul>
        {NET_BANKING_BANKS.map((bank) => (
          <li key={bank}>{bank}</li>
        ))}
      </ul>
    </section>
  );
}
