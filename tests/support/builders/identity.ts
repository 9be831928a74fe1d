import type { IdentityStatus, Verification } from '../../../src/domain/identity/identity';
import type { PictureKind } from '../../../rules/identity/picture';
import type { Picture } from '../../../src/domain/identity/picture';
import { CalendarDate } from '../../../src/domain/shared/calendar-date';

const BEGINNINGS: Readonly<Record<PictureKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The part of a photo that the shop reads. */
export const aPicture = (kind: PictureKind = 'jpeg'): Picture => ({
  kind,
  bytes: Uint8Array.from(BEGINNINGS[kind]),
});

/** A file as received from an input element. */
export const aFile = (bytes: Uint8Array<ArrayBuffer> = aPicture().bytes, size = bytes.length) => ({
  size,
  arrayBuffer: async () => bytes.buffer,
});

export const aVerification = (change: Partial<Verification> = {}): Verification => ({
  isMatch: true,
  percent: 93,
  message: '',
  dateOfBirth: CalendarDate.of(1990, 4, 23),
  ...change,
});

export const anIdentity = (change: Partial<IdentityStatus> = {}): IdentityStatus => ({
  isVerified: false,
  verificationId: '',
  isSimulated: true,
  isFaceCheckRequired: false,
  ...change,
});
