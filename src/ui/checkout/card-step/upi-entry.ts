import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { UPI_ID_INVALID } from '../../../../rules/checkout/upi-id';
import { Payments } from '../../../application/checkout/payments.port';
import { cardStepTexts } from '../../../texts/checkout/card-step';
import { upiProblem } from './payment-rules';

/** A UPI id: typed, verified by the provider, and valid until it is typed over (PAY-22, PAY-28..31). */
@injectable('Transient')
export class UpiEntry {
  private id = '';
  private problem = '';
  private verifiedId = '';
  private isVerifying = false;

  constructor(private readonly payments: Payments) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    const { id, problem, isVerifying, isVerified } = this;
    return { id, problem, isVerifying, verifiedText: isVerified ? cardStepTexts.verified : '' };
  }

  /** The id to pay with; blank until it is verified. */
  get validId(): string {
    return this.isVerified ? this.verifiedId : '';
  }

  /** One that was verified before a reload. */
  resume(id: string): void {
    if (this.id !== '') return;
    this.id = id;
    this.verifiedId = id;
  }

  type(id: string): void {
    this.id = id;
    this.problem = '';
  }

  /** PAY-28 */
  leave(): void {
    this.problem ||= upiProblem(this.id);
  }

  /** PAY-29, PAY-30 */
  async verify(): Promise<void> {
    const id = this.id.trim();
    if (this.isVerifying || this.isVerified) return;
    this.problem = upiProblem(id);
    if (this.problem) return;
    this.isVerifying = true;
    const answer = await this.payments.knowsUpi(id);
    runInAction(() => {
      this.isVerifying = false;
      // The answer is about an id that has been typed over since.
      if (this.id.trim() !== id) return;
      if (!answer.ok) this.problem = answer.failure.message || cardStepTexts.upiFailed;
      else if (answer.value) this.verifiedId = id;
      else this.problem = UPI_ID_INVALID;
    });
  }

  private get isVerified(): boolean {
    return this.verifiedId !== '' && this.id.trim() === this.verifiedId;
  }
}
