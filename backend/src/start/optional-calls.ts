import type { Offered } from '../adapters/http/services';

/** The optional calls of the contract that this deployment answers; the storefront's OPTIONAL_CALLS (docs/adopt.md). */
export const optionalCalls = ({ identityChecks }: Offered): string[] => [
  'cancelRedemption',
  ...(identityChecks ? ['createSelfieUploadLink'] : []),
  'declareAge',
  ...(identityChecks ? ['deleteIdentityPictures'] : []),
  'getOrderAttempt',
  'signOut',
];
