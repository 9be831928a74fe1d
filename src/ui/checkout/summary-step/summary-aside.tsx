import styles from '../../cart/cart-columns.module.css';
import { CouponBox, type CouponActions, type CouponState } from '../../cart/coupon/coupon-box';
import { GiftMessageBox } from '../../cart/gift-message/gift-message-box';
import { PriceSummary, type PriceSummaryProps } from '../../cart/price-summary/price-summary';
import { Button } from '../../shared/button/button';
import { Card } from '../../shared/card/card';
import { AppLink } from '../../shared/link/app-link';
import { Notice } from '../../shared/notice/notice';
import { DriverTip, type DriverTipState } from './driver-tip';

export interface SummaryAsideState {
  coupon: CouponState;
  giftMessage: { text: string; limit: number };
  /** Null without a driver (SUM-06). */
  tip: DriverTipState | null;
  prices: PriceSummaryProps;
  /** Why the order was not placed. */
  orderProblem: { text: string; remedy: { label: string; href: string } | null } | null;
  /** Why it cannot be placed now; blank when it can. */
  placeDisabledReason: string;
  isPlacing: boolean;
}

export interface SummaryAsideActions {
  coupon: CouponActions;
  writeGiftMessage: (text: string) => void;
  tip: (percentage: string) => void;
  place: () => void;
}

export function SummaryAside({ state, actions }: { state: SummaryAsideState; actions: SummaryAsideActions }) {
  return (
    <aside className={styles.aside} aria-label="Coupon, tip, gift message and total">
      <Card className={styles.panel}>
        <CouponBox state={state.coupon} actions={actions.coupon} />
        {state.tip && <DriverTip state={state.tip} onChange={actions.tip} />}
        <GiftMessageBox {...state.giftMessage} onChange={actions.writeGiftMessage} />
      </Card>
      <Card className={styles.panel}>
        <PriceSummary {...state.prices} />
        {state.orderProblem && <OrderProblem {...state.orderProblem} />}
        <Button
          size="large"
          fullWidth
          icon="lock"
          busy={state.isPlacing}
          disabledReason={state.placeDisabledReason || undefined}
          onClick={actions.place}
        >
          PLACE ORDER
        </Button>
      </Card>
    </aside>
  );
}

function OrderProblem({ text, remedy }: NonNullable<SummaryAsideState['orderProblem']>) {
  return (
    <Notice tone="failure" live>
      <p>{text}</p>
      {remedy && <AppLink href={remedy.href}>{remedy.label}</AppLink>}
    </Notice>
  );
}
