import type { FulfilmentType } from '../../../domain/fulfilment/shipping-choice';
import { cardStepTexts } from '../../../texts/checkout/card-step';

/** What payment on delivery means for an order; one of prepaid drinks is paid already. */
export const deliveryPaymentText = (type: FulfilmentType | '', isPrepaid: boolean): string =>
  isPrepaid ? cardStepTexts.prepaid : cardStepTexts.payOn[type || 'delivery'];
