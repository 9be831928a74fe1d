import { makeAutoObservable, runInAction } from 'mobx';
import { type Carts, COUPON_FAILED_TEXT } from '../../../application/cart/carts.port';
import type { Cart } from '../../../domain/cart/cart';
import { FieldEdits } from '../../shared/view-model/field-edits';

/** The coupon box of the cart and of the summary: one coupon stays on the cart (CART-03, SUM-02, X-141). */
export class CouponControl {
  private typed = '';
  private problem = '';
  private isApplying = false;
  private readonly edits = new FieldEdits<'code'>();

  constructor(
    private readonly carts: Carts,
    private readonly target: { readonly cart: Cart | null },
    private readonly onChanged: (cart: Cart) => unknown,
  ) {
    makeAutoObservable<this, 'carts' | 'target' | 'onChanged' | 'edits'>(
      this,
      { carts: false, target: false, onChanged: false, edits: false },
      { autoBind: true },
    );
  }

  get state() {
    return {
      typed: this.typed,
      problem: this.problem,
      isApplying: this.isApplying,
      applied: this.target.cart?.couponCode ?? '',
    };
  }

  type(code: string): void {
    this.edits.edit('code');
    this.typed = code;
    this.problem = '';
  }

  async apply(): Promise<void> {
    const code = this.typed.trim();
    if (code !== '') await this.send(code);
  }

  async remove(): Promise<void> {
    await this.send('');
  }

  private async send(code: string): Promise<void> {
    if (this.isApplying || !this.target.cart) return;
    this.isApplying = true;
    const asked = this.edits.ask();
    this.problem = '';
    const answer = await this.carts.applyCoupon(this.target.cart.id, code);
    runInAction(() => {
      this.isApplying = false;
      if (!answer.ok) this.problem = answer.failure.message || COUPON_FAILED_TEXT;
      else if (answer.value.problem !== null) this.problem = answer.value.problem || COUPON_FAILED_TEXT;
      else if (asked.mayChange('code')) this.typed = '';
    });
    if (answer.ok && answer.value.problem === null) this.onChanged(answer.value.cart);
  }
}
