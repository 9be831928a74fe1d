export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** Before an amount. */
  readonly sign: string;
  /** In a sentence, in the plural. */
  readonly name: string;
}

let current: Currency = { code: 'USD', sign: '$', name: 'US dollars' };

/** The currency of every price (GEN-31): a deployment has one. */
export const currency = (): Currency => current;

/** Set when the shop opens, before an amount is shown. */
export function setCurrency(ofDeployment: Currency): void {
  current = ofDeployment;
}

/** `$25`, from an amount without a minus. */
export const withSign = (amount: string | number): string => `${current.sign}${amount}`;
