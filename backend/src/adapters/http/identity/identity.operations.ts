import { Sessions } from '../../../application/customer/sessions.port';
import { ApplicationPictures } from '../../../application/identity/application-pictures';
import { ConfirmIdentity } from '../../../application/identity/confirm-identity';
import { CreateSelfieLinks } from '../../../application/identity/create-selfie-links';
import { DeleteIdentityPictures } from '../../../application/identity/delete-identity-pictures';
import { IdentityApplications } from '../../../application/identity/identity-applications.port';
import { LinkedSelfies } from '../../../application/identity/linked-selfies';
import { LINK_SECONDS } from '../../../application/identity/object-storage.port';
import { StoreIdentityDocument } from '../../../application/identity/store-identity-document';
import { VerifyFace } from '../../../application/identity/verify-face';
import { VerifyIdentity } from '../../../application/identity/verify-identity';
import { refused } from '../../../domain/identity/identity-refusal';
import type { Session } from '../../../domain/customer/session';
import { MAX_PICTURE_BYTES } from '../../../../../rules/identity/picture';
import { HttpProblem, notFound, signInRequired } from '../http-problem';
import { type Operations, requireSession } from '../operation';
import type { Offered, Services } from '../services';
import { parseDocumentPicture } from './document-picture';
import { verificationToWire } from './verification.wire';

/** Identity check calls: BD-24 to BD-27 and BD-50. */
export function identityOperations(services: Services): Operations {
  const pictures = new ApplicationPictures(services.storage, services.pictureConverter);
  return {
    ...documentOperations(services, pictures),
    ...selfieOperations(services, pictures),
    ...checkOperations(services, pictures),
    ...ageOperations(services),
  };
}

function documentOperations(
  { data, clock, offered, pictureConverter }: Services,
  pictures: ApplicationPictures,
): Operations {
  const applications = data.get(IdentityApplications);
  const storeDocument = new StoreIdentityDocument(applications, pictures, pictureConverter, clock);
  const deletePictures = new DeleteIdentityPictures(applications, pictures, clock);
  return {
    async uploadIdentityDocument(call) {
      const { customerId } = requireMember(call, offered);
      await storeDocument.execute(customerId, parseDocumentPicture(call.body));
      return { code: 1, message: 'Image saved.' };
    },
    async deleteIdentityPictures(call) {
      await deletePictures.execute(requireMember(call, offered).customerId);
      return { code: 1, message: 'Images deleted.' };
    },
  };
}

function selfieOperations(
  { data, clock, offered, storage, signedLinks, pictureConverter }: Services,
  pictures: ApplicationPictures,
): Operations {
  const applications = data.get(IdentityApplications);
  const createLinks = new CreateSelfieLinks(applications, storage, clock);
  const selfies = new LinkedSelfies(signedLinks, applications, storage, pictures, pictureConverter, clock);
  return {
    async createSelfieUploadLink(call) {
      const { customerId } = requireMember(call, offered);
      const { fileName, upload, download } = await createLinks.execute(customerId, call.body.applicationID);
      const terms = {
        contentType: 'image/jpeg',
        maxBytes: MAX_PICTURE_BYTES,
        expiresIn: LINK_SECONDS,
      } as const;
      return { code: 1, data: { url: upload, downloadUrl: download, fileName, ...terms } };
    },
    async uploadSelfie({ params, query, body }) {
      if (!Buffer.isBuffer(body)) throw new HttpProblem(400, 'The content type must be image/jpeg.');
      await selfies.store(params.fileName, query, body);
      return { code: 1, message: 'Image saved.' };
    },
    async downloadSelfie({ params, query }) {
      const picture = await selfies.read(params.fileName, query);
      if (!picture) throw notFound();
      return picture;
    },
  };
}

function checkOperations(
  { data, clock, offered, verifier }: Services,
  pictures: ApplicationPictures,
): Operations {
  const verifyFace = new VerifyFace(data, pictures, verifier, clock);
  const verifyIdentity = new VerifyIdentity(data.get(IdentityApplications), pictures, verifier);
  const confirmIdentity = new ConfirmIdentity(data, pictures, clock);
  return {
    async verifyFaceForOrder(call) {
      const session = requireMember(call, offered);
      const { applicationID, orderID } = call.body;
      const { isMatch, percent } = await verifyFace.execute(session, applicationID, orderID);
      return { code: 1, data: { faceMatch: isMatch, faceMatchPercent: percent } };
    },
    async verifyIdentity(call) {
      const { customerId } = requireMember(call, offered);
      return verificationToWire(await verifyIdentity.execute(customerId, call.body.applicationID));
    },
    async confirmCustomerVerification(call) {
      const { customerId } = requireMember(call, offered);
      await confirmIdentity.execute(customerId, call.body.verificationid);
      return { code: 1, message: 'Verified.' };
    },
  };
}

function ageOperations({ data, clock }: Services): Operations {
  const sessions = data.get(Sessions);
  return {
    async declareAge(call) {
      await sessions.declareAge(requireSession(call).tokenHash, clock.now());
      return { code: 1, message: 'Thank you.' };
    },
  };
}

/** A guest has no account that could be verified. */
function requireMember(call: { session: Session | undefined }, { identityChecks }: Offered): Session {
  if (!identityChecks) throw refused({ kind: 'identity-check-not-offered' });
  const session = requireSession(call);
  if (session.kind !== 'member') throw signInRequired();
  return session;
}
