import { kycPath } from '../../shared/paths/paths';
import { page, screen } from './screen';

export const IDENTITY_SCREENS = [
  screen({
    paths: [kycPath],
    page: page(() => import('../../identity/kyc/kyc.page'), 'KycPage'),
    title: 'Identity check',
    contexts: ['identity'],
    audience: 'member',
  }),
];
