import { cartTexts } from '../../../texts/cart/cart';
import { BottomBar } from '../../shared/bottom-bar/bottom-bar';
import { Button } from '../../shared/button/button';
import { Card } from '../../shared/card/card';
import { type FormError, FormErrorSummary } from '../../shared/field/form-error-summary';
import { CouponBox, type CouponActions, type CouponState } from '../coupon/coupon-box';
import { PriceSummary, type PriceSummaryProps } from '../price-summary/price-summary';
import styles from '../cart-columns.module.css';

export interface CartAsideState {
  /** `3 items` */
  itemCount: string;
  prices: PriceSummaryProps;
  coupon: CouponState;
  /** The choices missing for CHECKOUT. */
  missing: readonly FormError[];
  /** How often CHECKOUT was refused. */
  refusals: number;
  isProceeding: boolean;
}

interface CartAsideActions {
  proceed: () => unknown;
  coupon: CouponActions;
}

/**
 * Beside the lines: coupon, price summary and CHECKOUT, short enough for CHECKOUT to be in sight. On a phone it always is.
 */
export function CartAside({ state, actions }: { state: CartAsideState; actions: CartAsideActions }) {
  return (
    <aside className={styles.aside} aria-label={cartTexts.summary}>
      <Card className={styles.panel}>
        <CouponBox state={state.coupon} actions={actions.coupon} />
      </Card>
      <Card className={styles.panel}>
        <PriceSummary {...state.prices} />
        <FormErrorSummary
          errors={state.missing}
          refusals={state.refusals}
          title={cartTexts.completeChoices}
        />
        <BottomBar amount={state.prices.total} detail={state.itemCount} isUsable>
          <Button size="large" fullWidth busy={state.isProceeding} onClick={() => actions.proceed()}>
            {cartTexts.checkout}
          </Button>
        </BottomBar>
      </Card>
    </aside>
  );
}
