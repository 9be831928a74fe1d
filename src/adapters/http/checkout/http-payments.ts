import { listPaymentMethods, verifyUpi } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { type PaymentOptions, Payments } from '../../../application/checkout/payments.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { toPaymentMethods } from './payment-method-ids';
import { toSavedCards } from '../shared/to-saved-cards';

@injectable()
export class HttpPayments extends Payments {
  constructor(private readonly api: Api) {
    super();
  }

  async optionsFor(cartId: string): Promise<Result<PaymentOptions, CallFailure>> {
    const body = { api_token: this.api.token, cart_id: cartId };
    const answer = await this.api.call(listPaymentMethods, { body });
    if (!answer.ok) return callFailed(answer.failure);
    if (!answer.succeeded) return refused(answer.message ?? '');
    const { data, payment_method } = answer.data;
    return ok({
      cards: toSavedCards(data),
      methods: toPaymentMethods(payment_method),
    });
  }

  async knowsUpi(upiId: string): Promise<Result<boolean, CallFailure>> {
    const answer = await this.api.call(verifyUpi, { body: { upi_id: upiId } });
    if (!answer.ok) return callFailed(answer.failure);
    return ok(String(answer.data.isVPAValid) === '1');
  }
}
