import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import type { WalletProductRecord } from '../../postgres/wallet/wallet-products.repository';

/** ENT-18; `redeamable_here` is spelt so on the wire. */
export const toWalletProduct = (record: WalletProductRecord): components['schemas']['WalletProduct'] => ({
  id: String(record.productId),
  name: record.name,
  prod_id: String(record.productId),
  prod_name: record.name,
  image: record.image,
  child: record.variants.map(({ size, priceCents }) => ({
    bottle_size: size,
    price: formatCents(priceCents),
  })),
  available_wallet: record.availableMl,
  redeamable_here: record.redeemableMl,
  ...(record.pastOrderNumber === null ? {} : { pastorderid: record.pastOrderNumber }),
});
