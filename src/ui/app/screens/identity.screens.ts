import { identityCheckPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const IDENTITY_SCREENS = [
  screen({
    paths: [identityCheckPath],
    page: () => import('../../identity/identity-check/identity-check.page'),
    title: 'Identity check',
    contexts: ['identity'],
    audience: 'member',
    usesCamera: true,
  }),
];
