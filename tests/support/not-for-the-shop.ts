import type { OperationId } from '@cork-and-petal/sdk';

/** Calls that the shop does not make: the same list by GET, and the picture that a check reads. */
export const NOT_FOR_THE_SHOP: readonly OperationId[] = ['listAddressesByQuery', 'downloadSelfie'];
