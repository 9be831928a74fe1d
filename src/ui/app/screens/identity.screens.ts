import { screenTitles } from '../../../texts/app/screen-titles';
import { identityCheckPath } from '../../shared/paths/paths';
import { screen } from './screen';

export const IDENTITY_SCREENS = [
  screen({
    paths: [identityCheckPath],
    page: () => import('../../identity/identity-check/identity-check.page'),
    title: screenTitles.identityCheck,
    contexts: ['identity'],
    audience: 'member',
    usesCamera: true,
  }),
];
