import { getPublishableKey } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { PaymentKeys } from '../../../application/customer/payment-keys.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';

@injectable()
export class HttpPaymentKeys extends PaymentKeys {
  constructor(private readonly api: Api) {
    super();
  }

  async publishableKey(): Promise<Result<string, CallFailure>> {
    const answer = await this.api.call(getPublishableKey, { body: {} });
    if (!answer.ok) return callFailed(answer.failure);
    const key = answer.succeeded ? answer.data.data?.publishable_key : undefined;
    return key ? ok(key) : refused(answer.message ?? '');
  }
}
