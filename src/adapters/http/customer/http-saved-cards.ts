import { removeCard, saveCard } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { type CardToSave, SavedCards } from '../../../application/customer/saved-cards.port';
import { OptionalCalls } from '../../../application/shared/optional-calls';
import type { PaymentCard } from '../../../domain/customer/saved-card';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { emptyResult } from '../shared/empty-result';
import { toPaymentCard, toSaveCardBody } from './to-payment-card';

@injectable()
export class HttpSavedCards extends SavedCards {
  readonly isOffered: boolean;

  constructor(
    private readonly api: Api,
    optionalCalls: OptionalCalls,
  ) {
    super();
    this.isOffered = optionalCalls.has('saveCard');
  }

  async save(card: CardToSave): Promise<Result<PaymentCard, CallFailure>> {
    const body = { api_token: this.api.token, ...toSaveCardBody(card) };
    const answer = await this.api.call(saveCard, { body });
    if (!answer.ok) return callFailed(answer.failure);
    const saved = answer.succeeded ? toPaymentCard(answer.data, card) : null;
    return saved ? ok(saved) : refused(answer.message ?? '');
  }

  async remove(id: string): Promise<Result<null, CallFailure>> {
    return emptyResult(await this.api.call(removeCard, { body: { api_token: this.api.token, card_id: id } }));
  }
}
