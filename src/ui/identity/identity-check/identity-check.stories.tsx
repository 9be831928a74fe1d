import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import {
  SELFIE_FAILED,
  SELFIE_LIVE,
  SELFIE_OFF,
  SELFIE_PICTURE,
  SELFIE_STARTING,
  SELFIE_TAKEN,
} from '../../../../tests/support/samples/selfies';
import { LONG_TEXT, LONG_WORD } from '../../../../tests/support/samples/texts';
import { IdentityCheckView } from './identity-check.view';

export default { component: IdentityCheckView };

type State = ComponentProps<typeof IdentityCheckView>['state'];

const CHECK: State = {
  applicationId: 'ada-2026-11-28',
  documents: { front: null, back: null },
  selfie: SELFIE_OFF,
  errors: {},
  refusals: 0,
  isSimulated: false,
  mayDelete: false,
  isDeleting: false,
  progress: null,
};
const COMPLETE = { documents: { front: SELFIE_PICTURE, back: SELFIE_PICTURE }, selfie: SELFIE_TAKEN };

const show =
  (change: Partial<State> = {}, isUpdate = false) =>
  () => <IdentityCheckView state={{ ...CHECK, ...change }} isUpdate={isUpdate} actions={ignored()} />;

export const Empty = show();
export const Simulated = show({ isSimulated: true }, true);
export const CameraStarting = show({ selfie: SELFIE_STARTING });
export const CameraLive = show({ selfie: SELFIE_LIVE });
export const CameraFailed = show({ selfie: SELFIE_FAILED });
export const Complete = show({ ...COMPLETE, mayDelete: true }, true);
export const Refused = show({
  errors: {
    front: 'Add a picture of the front.',
    back: 'Add a picture of the back.',
    selfie: 'Take a selfie.',
  },
});
export const Busy = show({ ...COMPLETE, progress: { text: 'Sending the front', done: 1, of: 4 } });
export const Deleting = show({ ...COMPLETE, mayDelete: true, isDeleting: true });
export const LongestText = show({
  applicationId: LONG_WORD,
  errors: { front: LONG_TEXT, selfie: LONG_TEXT },
});
