import type { PricingInputs } from '../../domain/cart/quote';
import type { CalendarDate } from '../../domain/shared/calendar-date';

export abstract class CartPricing {
  abstract inputsOf(cartId: string, today: CalendarDate): Promise<PricingInputs>;
}
