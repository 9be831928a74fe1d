import type { RedeemableBalance } from '../../../application/cart/redeemable-balance.port';
import type { CartLine } from '../../../domain/cart/cart-line';
import { redeem } from '../../../domain/wallet/redemption';
import type { Connection } from '../repository-registry';
import { PostgresWallets } from './postgres-wallets';

export class PostgresRedeemableBalance implements RedeemableBalance {
  constructor(private readonly db: Connection) {}

  async uncoveredLines(customerId: number | null, lines: CartLine[]): Promise<number[]> {
    const balances = customerId === null ? [] : await new PostgresWallets(this.db).balances(customerId);
    return redeem(lines, balances).uncovered.map(({ id }) => id);
  }
}
