import type { ReactNode } from 'react';
import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { summaryStepTexts } from '../../../texts/checkout/summary-step';
import { TextButton } from '../../shared/button/text-button';
import { Card } from '../../shared/card/card';
import styles from './summary-step.module.css';

export interface OrderDetailsState {
  /** Name and address, line by line; empty while unknown, or for pick-up. */
  shipTo: readonly string[];
  /** Blank until chosen. */
  payment: string;
}

interface OrderDetailsProps {
  state: OrderDetailsState;
  onChange: (tab: CheckoutTab) => void;
}

/** Address and payment, each with a link to change it. */
export function OrderDetails({ state, onChange }: OrderDetailsProps) {
  return (
    <Card className={styles.facts}>
      {state.shipTo.length > 0 && (
        <Fact
          title={summaryStepTexts.deliverTo}
          change={summaryStepTexts.changeAddress}
          onChange={() => onChange('address')}
        >
          {state.shipTo.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
      )}
      <Fact
        title={summaryStepTexts.payWith}
        change={summaryStepTexts.changePayment}
        onChange={() => onChange('card')}
      >
        <span>{state.payment || summaryStepTexts.notChosen}</span>
      </Fact>
    </Card>
  );
}

interface FactProps {
  title: string;
  change: string;
  onChange: () => void;
  children: ReactNode;
}

function Fact({ title, change, onChange, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <h2 className={styles.factTitle}>{title}</h2>
      <p className={styles.factText}>{children}</p>
      <TextButton onClick={onChange} aria-label={change}>
        {summaryStepTexts.change}
      </TextButton>
    </div>
  );
}
