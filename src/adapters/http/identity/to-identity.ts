import type { components } from '@cork-and-petal/sdk';
import type { FaceMatch, IdentityStatus, Verification } from '../../../domain/identity/identity';
import { CalendarDate } from '../../../domain/shared/calendar-date';

type Wire = components['schemas'];

/** ENT-24 */
export const toIdentityStatus = (wire: Wire['Dashboard']): IdentityStatus => ({
  isVerified: String(wire.is_verified) === '1',
  verificationId: wire.verification_id ?? '',
  isSimulated: wire.identity_check === 'simulated',
  isFaceCheckRequired: String(wire.face_check_before_order) === '1',
});

export const toFaceMatch = (wire: Wire['FaceMatch'], message: string | undefined): FaceMatch => ({
  isMatch: isTrue(wire.faceMatch),
  percent: Number(wire.faceMatchPercent),
  message: message ?? '',
});

/** ENT-26 */
export const toVerification = (
  wire: Wire['IdentityVerification'],
  message: string | undefined,
): Verification => ({
  ...toFaceMatch(wire, message),
  dateOfBirth: dayOf(wire.dob),
});

/** Other backends send 1 or '1'. */
const isTrue = (flag: unknown): boolean => ['true', '1'].includes(String(flag));

/** DD/MM/YYYY, unlike the date of registration. */
function dayOf(text: string | undefined): CalendarDate | null {
  const [day, month, year] = (text ?? '').split('/');
  return CalendarDate.parse(`${year}-${month}-${day}`);
}

/** Converted in chunks, since the number of arguments of a call is limited. */
const PART = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PART)
    text += String.fromCharCode(...bytes.subarray(start, start + PART));
  return btoa(text);
}
