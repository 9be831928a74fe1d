import type { CartAddition, CartChange, CouponAnswer } from '../../../src/application/cart/carts.port';
import { Carts } from '../../../src/application/cart/carts.port';
import type { Cart } from '../../../src/domain/cart/cart';
import { type CallFailure, refused, type Unavailable, unavailable } from '../../../src/domain/shared/failure';
import type { Result } from '../../../src/domain/shared/result';
import { FakeCarts } from './fake-carts';

/** How a call ends: `lost` takes effect but its answer is lost, `unreachable` has no effect. */
export type CallEnd = 'answered' | 'refused' | 'lost' | 'unreachable';

interface HeldCall {
  readonly isChange: boolean;
  /** Runs the call on the backend. */
  readonly run: () => Promise<Result<unknown, CallFailure>>;
  readonly answer: (answer: Result<never, CallFailure>) => void;
}

/** Holds every call until a test says how it ends, in any order. */
export class HeldCarts extends Carts {
  readonly backend = new FakeCarts();
  calls: readonly HeldCall[] = [];
  /** How many changes the session was told had failed. */
  changesFailed = 0;

  get changesUnderWay(): number {
    return this.calls.filter(({ isChange }) => isChange).length;
  }

  /** Ends the pending call at this position. */
  async end(place: number, how: CallEnd): Promise<void> {
    const call = this.calls[place % this.calls.length];
    if (!call) return;
    this.calls = this.calls.filter((other) => other !== call);
    const answer = how === 'answered' || how === 'lost' ? await call.run() : refused('No more of that.');
    const isCutOff = how === 'lost' || how === 'unreachable' || (how === 'refused' && !call.isChange);
    const failure = unavailable('timeout', 'The shop took too long to answer.');
    const told = isCutOff ? failure : answer;
    if (call.isChange && !told.ok) this.changesFailed += 1;
    call.answer(told as Result<never, CallFailure>);
  }

  show(cartId: string): Promise<Result<Cart, Unavailable>> {
    // A read returns the cart as it was when the call was made, however late its answer arrives.
    const answer = this.backend.show(cartId);
    return this.hold(false, () => answer);
  }

  add(addition: CartAddition, key: string): ReturnType<Carts['add']> {
    return this.hold(true, () => this.backend.add(addition, key));
  }

  changeQuantity(
    cartId: string,
    line: { readonly id: string; readonly variantId: string },
    quantity: number,
  ): Promise<Result<CartChange, CallFailure>> {
    return this.hold(true, () => this.backend.changeQuantity(cartId, line, quantity));
  }

  remove(cartId: string, lineId: string): Promise<Result<CartChange, CallFailure>> {
    return this.hold(true, () => this.backend.remove(cartId, lineId));
  }

  clear(cartId: string): Promise<Result<null, CallFailure>> {
    return this.hold(true, () => this.backend.clear(cartId));
  }

  applyCoupon(cartId: string, code: string): Promise<Result<CouponAnswer, Unavailable>> {
    return this.hold(false, () => this.backend.applyCoupon(cartId, code));
  }

  private hold<Answer>(isChange: boolean, run: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve) => {
      const answer = resolve as (answer: Result<never, CallFailure>) => void;
      this.calls = [...this.calls, { isChange, run: run as HeldCall['run'], answer }];
    });
  }
}
