import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';

/** ENT-18; `redeamable_here` is the wire's spelling. */
export const walletProductToWire = (product: WalletProduct): components['schemas']['WalletProduct'] => ({
  id: String(product.productId),
  name: product.name,
  prod_id: String(product.productId),
  prod_name: product.name,
  image: product.image,
  child: product.variants.map(({ size, priceCents }) => ({
    bottle_size: size,
    price: formatCents(priceCents),
  })),
  available_wallet: product.availableMl,
  redeamable_here: product.redeemableMl,
  ...(product.pastOrderNumber === null ? {} : { pastorderid: product.pastOrderNumber }),
});
