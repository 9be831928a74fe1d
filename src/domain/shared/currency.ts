/** The ISO 4217 code; the sign before an amount; the name in a sentence, in the plural. */
let current = { code: 'USD', sign: '$', name: 'US dollars' };

type Currency = Readonly<typeof current>;

/** The currency of every price (GEN-31): a deployment has one. */
export const currency = (): Currency => current;

/** Set when the shop opens, before an amount is shown. */
export function setCurrency(ofDeployment: Currency): void {
  current = ofDeployment;
}

/** `$25`, from an amount without a minus. */
export const withSign = (amount: string | number): string => `${current.sign}${amount}`;
