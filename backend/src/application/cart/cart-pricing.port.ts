import type { PricingInputs } from '../../domain/cart/quote';

export abstract class CartPricing {
  abstract inputsOf(cartId: string): Promise<PricingInputs>;
}
