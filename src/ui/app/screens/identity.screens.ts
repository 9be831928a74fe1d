import { kycPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const IDENTITY_SCREENS = [
  screen({
    paths: [kycPath],
    page: async () => (await import('../../identity/kyc/kyc.page')).KycPage,
    contexts: ['identity'],
    audience: 'member',
  }),
];
