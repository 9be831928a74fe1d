import type { Cart } from '../../domain/cart/cart';
import { type Quote, quotedLine, type QuoteOptions, priceQuote } from '../../domain/cart/quote';
import { storefrontDay } from '../../domain/shared/storefront-day';
import type { Repositories } from '../shared/data-source.port';
import { CartLines } from './cart-lines.port';
import { CartPricing } from './cart-pricing.port';
import { RedeemableBalance } from './redeemable-balance.port';

/** The cart as it would be charged now. */
export async function quoteCart(data: Repositories, cart: Cart, options: QuoteOptions): Promise<Quote> {
  const inputs = await data.get(CartPricing).inputsOf(cart.id, storefrontDay(options.now));
  const loaded = await data.get(CartLines).of(cart.id);
  const lines = loaded.map((line) => quotedLine(line, cart, options.fulfilment));
  const uncoveredIds =
    cart.kind === 'wallet' ? await data.get(RedeemableBalance).uncoveredLines(cart.customerId, lines) : [];
  return priceQuote(cart, lines, inputs, uncoveredIds, options);
}

/** The same for showing: the prices are recorded as shown. */
export async function showQuote(data: Repositories, cart: Cart, options: QuoteOptions): Promise<Quote> {
  const quote = await quoteCart(data, cart, options);
  await data.get(CartLines).recordShownPrices(quote.lines);
  return quote;
}
