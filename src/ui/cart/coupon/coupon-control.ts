import { makeAutoObservable, runInAction } from 'mobx';
import type { CartSession } from '../../../application/cart/cart-session';
import { FieldEdits } from '../../shared/view-model/field-edits';

/** The coupon box of the cart and the summary: a cart has at most one coupon (CART-03, SUM-02, X-141). */
export class CouponControl {
  private typed = '';
  private problem = '';
  private isApplying = false;
  private readonly edits = new FieldEdits<'code'>();

  constructor(private readonly session: CartSession) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    return { typed: this.typed, problem: this.problem, isApplying: this.isApplying };
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
    if (this.isApplying) return;
    this.isApplying = true;
    const snapshot = this.edits.snapshot();
    this.problem = '';
    const problem = await this.session.applyCoupon(code);
    runInAction(() => {
      this.isApplying = false;
      this.problem = problem;
      if (problem === '' && snapshot.isUnchanged('code')) this.typed = '';
    });
  }
}
