import { kycPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const IDENTITY_SCREENS = [
  screen({
    paths: [kycPath],
    page: () => import('../../identity/kyc/kyc.page'),
    title: 'Identity check',
    contexts: ['identity'],
    audience: 'member',
    usesCamera: true,
  }),
];
