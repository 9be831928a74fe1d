import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import {
  SELFIE_FAILED,
  SELFIE_LIVE,
  SELFIE_OFF,
  SELFIE_STARTING,
  SELFIE_TAKEN,
} from '../../../../tests/support/samples/selfies';
import { OUTAGE } from '../../../../tests/support/samples/texts';
import { FaceCheckView } from './face-check.view';

export default { component: FaceCheckView };

type State = ComponentProps<typeof FaceCheckView>['state'];

const CHECK: State = {
  status: 'ready',
  failureText: OUTAGE,
  problem: '',
  offersIdentityCheck: true,
  isSimulated: false,
  selfie: SELFIE_OFF,
  error: '',
  isVerifying: false,
};

const show =
  (change: Partial<State> = {}) =>
  () => (
    <FaceCheckView
      state={{ ...CHECK, ...change }}
      actions={ignored({ selfie: ignored({ choose: undefined }) })}
    />
  );

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const CameraOff = show({ isSimulated: true });
export const CameraStarting = show({ selfie: SELFIE_STARTING });
export const CameraLive = show({ selfie: SELFIE_LIVE });
export const CameraFailed = show({ selfie: SELFIE_FAILED });
export const Taken = show({ selfie: SELFIE_TAKEN });
export const Refused = show({ selfie: SELFIE_TAKEN, error: 'The faces do not match. Please try again.' });
export const Busy = show({ selfie: SELFIE_TAKEN, isVerifying: true });
export const NotCheckedYet = show({ problem: 'Face Match Id Not Available.' });
export const WithoutIdentityChecks = show({
  problem: 'Face Match Id Not Available.',
  offersIdentityCheck: false,
});
