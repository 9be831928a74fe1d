import type { Settings } from '../../../config';

/** The page to which payment providers return. */
export const PAYMENT_RETURN_PATH = '/payuapi/payu/return';

/**
 * Its address for a browser. A provider needs an absolute one, and only the settings know what is in front of this backend;
 * without them it is where the client has called.
 */
export const paymentReturn = (
  { publicOrigin, shopOrigin }: Pick<Settings, 'publicOrigin' | 'shopOrigin'>,
  calledAt: string,
): string => `${publicOrigin ?? shopOrigin ?? calledAt}${PAYMENT_RETURN_PATH}`;
