import { and, eq } from 'drizzle-orm';
import { PaymentCards } from '../../../application/customer/payment-cards.port';
import type { PaymentCard } from '../../../domain/customer/payment-card';
import type { Connection } from '../repository-registry';
import { savedCards } from '../schema';

export class PostgresPaymentCards extends PaymentCards {
  constructor(private readonly db: Connection) {
    super();
  }

  async lockOwn(cardId: string, customerId: number): Promise<PaymentCard | undefined> {
    const [card] = await this.db
      .select()
      .from(savedCards)
      .where(and(eq(savedCards.id, cardId), eq(savedCards.customerId, customerId)))
      .for('update');
    return card;
  }

  async discardOneOff(cardId: string): Promise<void> {
    await this.db.delete(savedCards).where(and(eq(savedCards.id, cardId), eq(savedCards.listed, false)));
  }
}
