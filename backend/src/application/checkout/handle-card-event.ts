import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { StoredCardEvent } from './card-event';
import { CardEvents } from './card-events.port';
import type { PaymentState, SettleCardPayment } from './settle-card-payment';

/** Looks at the payment of an event, and settles it. */
export class HandleCardEvent {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly payments: SettleCardPayment,
  ) {}

  /** Whether it was handled before makes no difference. Throws if it has to be tried again. */
  async execute({ id, chargeId }: StoredCardEvent): Promise<PaymentState | { kind: 'ignored' }> {
    if (chargeId === null) return { kind: 'ignored' };
    const state = await this.payments.execute(chargeId);
    await this.data.get(CardEvents).markHandled(id, state.kind, this.clock.now());
    return state;
  }
}
