import type { Services } from '../services';
import type { Session } from '../../../domain/customer/session';
import { HttpProblem } from '../http-problem';
import { type Answer, type Operations, requireSession } from '../operation';
import { LINK_SECONDS } from '../../../application/identity/object-storage.port';
import type { FaceOutcome } from '../../../application/identity/identity-verifier.port';
import { orRefused } from '../../../domain/shared/refusal';
import { FaceCheck } from '../../../application/identity/face-check.service';
import { IdentityCheck, type Verification } from '../../../application/identity/identity-check.service';
import { MAX_PICTURE_BYTES } from '../../../application/identity/picture';
import { PictureDesk } from '../../../application/identity/picture-desk.service';

/** Calls of the identity check: BD-24 to BD-27 and BD-50. */
export function identityOperations(services: Services): Operations {
  return { ...pictureOperations(services), ...checkOperations(services) };
}

function pictureOperations({ db, clock, storage, signer }: Services): Operations {
  const desk = new PictureDesk(db, clock, storage, signer);
  return {
    uploadIdentityDocument: async (call) => {
      const { customerId } = requireMember(call);
      const { fileName, imageData } = call.body;
      return orRefused(async () => {
        await desk.storeDocument(customerId, fileName, imageData);
        return { code: 1, message: 'Stored.' };
      }, refused);
    },
    deleteIdentityPictures: async (call) => {
      const { customerId } = requireMember(call);
      return orRefused(async () => {
        await desk.deleteAllOf(customerId);
        return { code: 1, message: 'Deleted.' };
      }, refused);
    },
    createSelfieUploadLink: async (call) => {
      const { customerId } = requireMember(call);
      return orRefused(async () => {
        const { fileName, upload, download } = await desk.linksFor(customerId, call.body.applicationID);
        const terms = {
          contentType: 'image/jpeg',
          maxBytes: MAX_PICTURE_BYTES,
          expiresIn: LINK_SECONDS,
        } as const;
        return { code: 1, data: { url: upload, downloadUrl: download, fileName, ...terms } };
      }, refused);
    },
    uploadSelfie: async ({ params, query, body }) => {
      if (!Buffer.isBuffer(body)) throw new HttpProblem(400, 'The content type must be image/jpeg.');
      return orRefused(async () => {
        await desk.storeSelfie(params.fileName, query, body);
        return { code: 1, message: 'Stored.' };
      }, refused);
    },
    downloadSelfie: async ({ params, query }) => {
      const picture = await desk.selfie(params.fileName, query);
      if (!picture) throw new HttpProblem(404, 'Nothing is here.');
      return picture;
    },
  };
}

function checkOperations({ db, clock, storage, verifier }: Services): Operations {
  const check = new IdentityCheck(db, clock, storage, verifier);
  const faceCheck = new FaceCheck(db, clock, storage, verifier);
  return {
    verifyFaceForOrder: async (call) => {
      const session = requireMember(call);
      const { applicationID, orderID } = call.body;
      return orRefused(
        async () => faceAnswer(await faceCheck.verify(session, applicationID, orderID)),
        refused,
      );
    },
    verifyIdentity: async (call) => {
      const { customerId } = requireMember(call);
      return orRefused(
        async () => verificationAnswer(await check.verify(customerId, call.body.applicationID)),
        refused,
      );
    },
    confirmCustomerVerification: async (call) => {
      const { customerId } = requireMember(call);
      return orRefused(async () => {
        const { kind } = await check.confirm(customerId, call.body.verificationid);
        return kind === 'confirmed'
          ? { code: 1, message: 'Verified.' }
          : { code: 2, message: 'The verification could not be saved.' };
      }, refused);
    },
  };
}

/** A guest has no account to take an identity into. */
function requireMember(call: { session: Session | undefined }): Session {
  const session = requireSession(call);
  if (session.kind !== 'member') throw new HttpProblem(401, 'Please sign in.');
  return session;
}

const refused = (message: string): { code: -1; message: string } => ({ code: -1, message });

const NO_VERDICT = { code: 2 as const, message: 'The verifier could not answer.' };

function faceAnswer(outcome: FaceOutcome): Answer<'verifyFaceForOrder'> {
  if (outcome.kind === 'failed') return NO_VERDICT;
  const { isMatch, percent } = outcome.face;
  return { code: 1, data: { faceMatch: isMatch, faceMatchPercent: percent } };
}

function verificationAnswer(verification: Verification): Answer<'verifyIdentity'> {
  if (verification.kind === 'failed') return NO_VERDICT;
  const { face, document } = verification;
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
