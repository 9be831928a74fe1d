import { useEffect, useRef } from 'react';
import { priceSummaryTexts } from '../../../texts/cart/price-summary';
import { summaryStepTexts } from '../../../texts/checkout/summary-step';
import styles from '../../cart/cart-columns.module.css';
import { CouponBox, type CouponActions, type CouponState } from '../../cart/coupon/coupon-box';
import { GiftMessageBox } from '../../cart/gift-message/gift-message-box';
import { PriceSummary, type PriceSummaryProps } from '../../cart/price-summary/price-summary';
import type { ResolvableProblem } from '../../identity/age-problem';
import { ProblemNotice } from '../../identity/problem-notice';
import { BottomBar } from '../../shared/bottom-bar/bottom-bar';
import { Button } from '../../shared/button/button';
import { Card } from '../../shared/card/card';
import { DriverTip, type DriverTipState } from './driver-tip';

export interface SummaryAsideState {
  coupon: CouponState;
  giftMessage: { text: string; limit: number };
  /** Null without a driver (SUM-06). */
  tip: DriverTipState | null;
  prices: PriceSummaryProps;
  /** Why the order was not placed. */
  orderProblem: ResolvableProblem | null;
  /** Why it cannot be placed now; blank when it can. */
  placeDisabledReason: string;
  isPlacing: boolean;
}

export interface SummaryAsideActions {
  coupon: CouponActions;
  writeGiftMessage: (text: string) => void;
  tip: (percentage: string) => void;
  place: () => void;
  /** Confirms that the shopper is over 21, and places the order. */
  confirmAge: () => void;
}

export function SummaryAside({ state, actions }: { state: SummaryAsideState; actions: SummaryAsideActions }) {
  const problem = useRef<HTMLDivElement>(null);
  const problemText = state.orderProblem?.text;
  // On a phone the order can be placed from anywhere on the page.
  useEffect(() => {
    if (problemText) problem.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problemText]);
  return (
    <aside className={styles.aside} aria-label={summaryStepTexts.aside}>
      <Card className={styles.panel}>
        <CouponBox state={state.coupon} actions={actions.coupon} />
        {state.tip && <DriverTip state={state.tip} onChange={actions.tip} />}
        <GiftMessageBox {...state.giftMessage} onChange={actions.writeGiftMessage} />
      </Card>
      <Card className={styles.panel}>
        <PriceSummary {...state.prices} />
        {state.orderProblem && (
          <div ref={problem}>
            <ProblemNotice problem={state.orderProblem} onConfirmAge={actions.confirmAge} />
          </div>
        )}
        <BottomBar
          amount={state.prices.total}
          detail={priceSummaryTexts.total}
          isUsable={!state.placeDisabledReason}
        >
          <Button
            size="large"
            fullWidth
            icon="lock"
            busy={state.isPlacing}
            disabledReason={state.placeDisabledReason || undefined}
            onClick={actions.place}
          >
            {summaryStepTexts.place}
          </Button>
        </BottomBar>
      </Card>
    </aside>
  );
}
