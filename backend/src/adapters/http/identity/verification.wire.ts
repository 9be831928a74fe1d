import type { Verification } from '../../../application/identity/verify-identity';
import type { Answer } from '../operation';

/** ENT-26; only the last four digits of the document's number are shown. */
export function verificationToWire({ face, document }: Verification): Answer<'verifyIdentity'> {
  return {
    code: 1,
    ...(face.message !== undefined && { message: face.message }),
    data: {
      faceMatch: face.isMatch,
      faceMatchPercent: face.percent,
      dob: document.dateOfBirth.split('-').reverse().join('/'),
      aadharNumber: `XXXXXXXX${document.number.slice(-4)}`,
    },
  };
}
