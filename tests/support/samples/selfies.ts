import type { PreviewPicture } from '../../../src/ui/identity/selfie-capture/picture-preview';
import type { SelfieState } from '../../../src/ui/identity/selfie-capture/selfie-camera';

/** One grey pixel, as PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

export const SELFIE_PICTURE: PreviewPicture = {
  kind: 'png',
  bytes: Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0)),
};

export const SELFIE_OFF: SelfieState = { status: 'off', problem: '', picture: null };
export const SELFIE_STARTING: SelfieState = { ...SELFIE_OFF, status: 'starting' };
export const SELFIE_LIVE: SelfieState = { ...SELFIE_OFF, status: 'live' };
export const SELFIE_TAKEN: SelfieState = { ...SELFIE_OFF, status: 'taken', picture: SELFIE_PICTURE };
export const SELFIE_FAILED: SelfieState = {
  ...SELFIE_OFF,
  status: 'failed',
  problem: 'The camera could not be started. Allow it in your browser, and try again.',
};
