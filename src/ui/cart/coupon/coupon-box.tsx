import { COUPON_CODE_MAX_LENGTH } from '../../../../rules/cart/coupon';
import { cartExtrasTexts } from '../../../texts/cart/extras';
import { words } from '../../../texts/shared/words';
import { Button } from '../../shared/button/button';
import { Chip } from '../../shared/chip/chip';
import { Form } from '../../shared/field/form';
import { TextField } from '../../shared/field/text-field';
import { useFocusOfRemoved } from '../../shared/focus/use-focus-of-removed';
import { LiveRegion } from '../../shared/live-region/live-region';
import styles from './coupon-box.module.css';

export interface CouponState {
  typed: string;
  problem: string;
  isApplying: boolean;
  /** The code applied to the cart; blank without one. */
  applied: string;
}

export interface CouponActions {
  type: (code: string) => void;
  apply: () => unknown;
  remove: () => unknown;
}

export function CouponBox({ state, actions }: { state: CouponState; actions: CouponActions }) {
  const code = useFocusOfRemoved<HTMLInputElement>(state.applied || 'none');
  return (
    <div className={styles.box}>
      <Form className={styles.form} onSubmit={actions.apply}>
        <TextField
          ref={code}
          className={styles.field}
          label={cartExtrasTexts.couponCode}
          name="coupon"
          autoComplete="off"
          maxLength={COUPON_CODE_MAX_LENGTH}
          value={state.typed}
          error={state.problem || undefined}
          announcesError
          onChange={actions.type}
        />
        <Button
          type="submit"
          variant="secondary"
          className={styles.apply}
          busy={state.isApplying}
          disabled={state.typed.trim() === ''}
        >
          {words.apply}
        </Button>
      </Form>
      <LiveRegion>
        {state.applied && (
          <p className={styles.applied}>
            {cartExtrasTexts.applied} <Chip label={state.applied} onRemove={actions.remove} />
          </p>
        )}
      </LiveRegion>
    </div>
  );
}
