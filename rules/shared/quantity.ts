import * as constraints from '@cork-and-petal/sdk/constraints';

/** Of one line of a cart. */
export const { minimum: MIN_QUANTITY, maximum: MAX_QUANTITY } = constraints.CartLine.qty;
