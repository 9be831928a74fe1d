import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { BottomBar } from '../../shared/bottom-bar/bottom-bar';
import { Button } from '../../shared/button/button';
import { RadioGroup } from '../../shared/choice/radio-group';
import { NumberStepper } from '../../shared/number-stepper/number-stepper';
import type { BuyingState } from './product-state';
import styles from './buy-box.module.css';

export interface BuyBoxActions {
  pickSize: (value: string) => void;
  pickSpeed: (value: string) => void;
  setQuantity: (quantity: number) => void;
  add: () => unknown;
}

interface BuyBoxProps {
  state: BuyingState;
  actions: BuyBoxActions;
}

/** Size, speed, quantity and ADD TO CART (PDP-05..09, PDP-36..40). */
export function BuyBox({ state, actions }: BuyBoxProps) {
  const disabled = !state.isEnabled;
  return (
    <div className={styles.box}>
      {state.sizes.length > 0 && (
        <RadioGroup
          label={productDetailTexts.size}
          variant="pill"
          value={state.size}
          options={state.sizes}
          disabled={disabled}
          onChange={actions.pickSize}
        />
      )}
      {state.speeds.length > 0 && (
        <RadioGroup
          label={productDetailTexts.deliveryBy}
          variant="card"
          value={state.speed}
          options={state.speeds}
          disabled={disabled}
          onChange={actions.pickSpeed}
        />
      )}
      <Amount {...{ state, actions }} />
      <BottomBar
        amount={state.total}
        detail={state.speeds.find(({ value }) => value === state.speed)?.label ?? ''}
        isUsable={state.isEnabled && !state.hint}
      >
        <AddButton {...{ state, actions }} />
      </BottomBar>
    </div>
  );
}

function Amount({ state, actions }: BuyBoxProps) {
  return (
    <div className={styles.amount}>
      <div>
        <p className={styles.label}>{productDetailTexts.quantity}</p>
        <NumberStepper
          label={productDetailTexts.quantity}
          value={state.quantity}
          disabled={!state.isEnabled}
          onChange={actions.setQuantity}
        />
      </div>
      <p className={styles.total} aria-live="polite">
        <span className={styles.label}>{productDetailTexts.totalPrice}</span>
        <span className={styles.sum}>{state.total}</span>
      </p>
    </div>
  );
}

function AddButton({ state, actions }: BuyBoxProps) {
  return (
    <Button
      size="large"
      fullWidth
      icon={state.isInStock ? 'bag' : undefined}
      busy={state.isAdding}
      disabled={!state.isEnabled}
      disabledReason={state.isEnabled && state.hint ? state.hint : undefined}
      onClick={actions.add}
    >
      {state.isInStock ? productDetailTexts.addToCart : productDetailTexts.outOfStock}
    </Button>
  );
}
