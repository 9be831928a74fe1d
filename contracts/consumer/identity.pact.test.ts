import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { photo, photoBase64 } from './samples/photo';
import { contract } from './support/contract';
import { refusing, tooOften, unknownToken } from './support/answers';
import { fromState, samples } from './support/from-state';
import { regex, someText } from './support/matchers';
import { aGuest, aMember } from './support/callers';

const outcome = contract('identity');
const uploadIdentityDocument = outcome.with({ as: aMember, call: 'uploadIdentityDocument' });
const verifyIdentity = outcome.with({ as: aMember, call: 'verifyIdentity' });
const confirmCustomerVerification = outcome.with({ as: aMember, call: 'confirmCustomerVerification' });
const createSelfieUploadLink = outcome.with({ as: aMember, call: 'createSelfieUploadLink' });
const verifyFaceForOrder = outcome.with({ as: aMember, call: 'verifyFaceForOrder' });
const deleteIdentityPictures = outcome.with({ as: aMember, call: 'deleteIdentityPictures' });

const FRONT = 'APP-OK_aadhaar_front.jpg';
const NO_SUCH_APPLICATION = 'This application does not exist.';
const token = { api_token: fromState('token') };
const stored = { code: 1 };

for (const side of ['front', 'back'] as const) {
  uploadIdentityDocument(`the ${side} of the document [BD-24, KYC-13] [API-24]`, {
    given: 'a new application ID is in use',
    body: { imageData: photoBase64, fileName: `APP-OK_aadhaar_${side}.jpg` },
    answer: stored,
    when: ({ identityChecks }) => identityChecks.uploadDocument('APP-OK', side, photo),
    result: ok(null),
  });
}

const notAPicture = Buffer.from('This is a text.');

const refusedUploads: [string, ProviderState, string, Buffer, string][] = [
  [
    'a text file with the name of a picture',
    'a new application ID is in use',
    'APP-OK',
    notAPicture,
    'The image must be a JPEG or PNG file.',
  ],
  [
    'a file name that is a path',
    'a new application ID is in use',
    '../APP-OK',
    notAPicture,
    'The file name is not valid.',
  ],
  [
    "somebody else's application",
    'application APP-OK belongs to another customer',
    'APP-OK',
    Buffer.from(photo.bytes),
    NO_SUCH_APPLICATION,
  ],
  [
    'an application that is verified already',
    'application APP-OK was taken into the account',
    'APP-OK',
    Buffer.from(photo.bytes),
    'This application has already been verified.',
  ],
  [
    'a failure of the storage',
    'image storage refuses uploads',
    'APP-NOUPLOAD',
    Buffer.from(photo.bytes),
    'The image could not be saved.',
  ],
];

for (const [title, given, applicationId, image, message] of refusedUploads) {
  uploadIdentityDocument(`${title} [BD-24, KYC-25]`, {
    given,
    body: { imageData: image.toString('base64'), fileName: `${applicationId}_aadhaar_front.jpg` },
    ...refusing(message),
    when: ({ identityChecks }) =>
      identityChecks.uploadDocument(applicationId, 'front', {
        kind: 'jpeg',
        bytes: new Uint8Array(image),
      }),
  });
}

outcome('too many pictures in an hour [BD-24, BDG-06]', {
  ...tooOften,
  call: 'uploadIdentityDocument',
  body: { imageData: photoBase64, fileName: FRONT },
  when: ({ identityChecks }) => identityChecks.uploadDocument('APP-OK', 'front', photo),
});

const verified = {
  faceMatch: true,
  faceMatchPercent: 93,
  dob: regex('\\d{2}/\\d{2}/\\d{4}', '23/04/1990'),
  aadharNumber: regex('X{8}\\d{4}', 'XXXXXXXX1234'),
};
const found = { isMatch: true, percent: 93, message: '', dateOfBirth: CalendarDate.of(1990, 4, 23) };

verifyIdentity('the same person [BD-25, API-25] [ENT-26]', {
  given: 'application APP-OK has front, back and a matching selfie',
  body: { applicationID: 'APP-OK' },
  answer: { code: 1, data: verified },
  when: ({ identityChecks }) => identityChecks.verify('APP-OK'),
  result: ok(found),
});

verifyIdentity('somebody who is 20 [BD-25, KYC-19]', {
  given: 'application APP-YOUNG belongs to a person aged 20',
  body: { applicationID: 'APP-YOUNG' },
  answer: { code: 1, data: { ...verified, dob: regex('15/12/2009|\\d{2}/\\d{2}/\\d{4}', '15/12/2009') } },
  when: ({ identityChecks }) => identityChecks.verify('APP-YOUNG'),
  result: ok({ ...found, dateOfBirth: CalendarDate.of(2009, 12, 15) }),
});

verifyIdentity('another person, without a message [BD-25, KYC-24]', {
  given: 'application APP-NOMATCH has a selfie that does not match',
  body: { applicationID: 'APP-NOMATCH' },
  answer: { code: 1, data: { ...verified, faceMatch: false, faceMatchPercent: 31 } },
  when: ({ identityChecks }) => identityChecks.verify('APP-NOMATCH'),
  result: ok({ ...found, isMatch: false, percent: 31 }),
});

const OTHER_FACE = 'The selfie does not match the document.';

verifyIdentity('another person, with a message [BD-25, KYC-24]', {
  given: 'application APP-OTHER has a selfie that does not match, and the verifier says so',
  body: { applicationID: 'APP-OTHER' },
  answer: {
    code: 1,
    message: someText(OTHER_FACE),
    data: { ...verified, faceMatch: false, faceMatchPercent: 42 },
  },
  when: ({ identityChecks }) => identityChecks.verify('APP-OTHER'),
  result: ok({ ...found, isMatch: false, percent: 42, message: OTHER_FACE }),
});

const MISSING = 'Please upload the front and back of your document and a selfie.';

const refusedChecks: [string, ProviderState, string, object, string][] = [
  [
    'a failure of the verifier',
    'application APP-ERR makes the verifier answer code 2',
    'APP-ERR',
    { code: 2, message: someText('Verification is unavailable right now. Please try again later.') },
    '',
  ],
  ['no pictures yet', 'a new application ID is in use', 'APP-OK', { code: -1, message: MISSING }, MISSING],
  [
    "somebody else's application",
    'application APP-OK belongs to another customer',
    'APP-OK',
    { code: -1, message: NO_SUCH_APPLICATION },
    NO_SUCH_APPLICATION,
  ],
];

for (const [title, given, applicationID, answer, message] of refusedChecks) {
  verifyIdentity(`${title} [BD-25, KYC-26]`, {
    given,
    body: { applicationID },
    answer,
    when: ({ identityChecks }) => identityChecks.verify(applicationID),
    result: refused(message),
  });
}

confirmCustomerVerification('an identity that was verified [BD-26, API-26]', {
  given: 'application APP-OK was verified for a signed-in customer',
  body: { ...token, is_verified: 1, verificationid: 'APP-OK' },
  answer: { code: 1 },
  when: ({ identityChecks }) => identityChecks.confirm('APP-OK'),
  result: ok(null),
});

const TOO_YOUNG = 'Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!';
const NOT_VERIFIED = 'This application has not been verified.';

const refusedConfirmations: [string, ProviderState, string, object, string][] = [
  [
    'somebody who is 20',
    'application APP-YOUNG belongs to a person aged 20',
    'APP-YOUNG',
    { code: -1, message: TOO_YOUNG },
    TOO_YOUNG,
  ],
  [
    'an identity that was not verified',
    'a new application ID is in use',
    'APP-OK',
    { code: -1, message: NOT_VERIFIED },
    NOT_VERIFIED,
  ],
  [
    'pictures that cannot be removed',
    'application APP-NOREMOVE was verified, and its pictures cannot be removed',
    'APP-NOREMOVE',
    { code: 2, message: someText('The verification could not be saved.') },
    '',
  ],
];

for (const [title, given, verificationid, answer, message] of refusedConfirmations) {
  confirmCustomerVerification(`${title} [BD-26, KYC-26]`, {
    given,
    body: { ...token, is_verified: 1, verificationid },
    answer,
    when: ({ identityChecks }) => identityChecks.confirm(verificationid),
    result: refused(message),
  });
}

const refusedLinks: [string, ProviderState, string, string][] = [
  [
    "somebody else's application",
    'application APP-OK belongs to another customer',
    'APP-OK',
    NO_SUCH_APPLICATION,
  ],
  ['an id that is a path', 'a new application ID is in use', '../APP-OK', 'The application id is not valid.'],
];

for (const [title, given, applicationID, message] of refusedLinks) {
  createSelfieUploadLink(`${title} [BD-50, X-078]`, {
    given,
    body: { ...token, applicationID },
    ...refusing(message),
    when: ({ identityChecks }) => identityChecks.uploadSelfie(applicationID, photo),
  });
}

outcome('too many links in an hour [BD-50, BDG-06]', {
  ...tooOften,
  call: 'createSelfieUploadLink',
  body: { api_token: '', applicationID: 'APP-OK' },
  when: ({ identityChecks }) => identityChecks.uploadSelfie('APP-OK', photo),
});

const link = {
  url: regex('/connect/selfie/.+', '/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=5f2b9c'),
  fileName: 'APP-OK_selfie.jpg',
  contentType: 'image/jpeg',
  expiresIn: 3600,
};

createSelfieUploadLink('a link to this backend, for uploading the selfie [BD-50, KYC-15]', {
  given: 'a new application ID is in use',
  body: { ...token, applicationID: 'APP-OK' },
  answer: { code: 1, data: link },
  when: ({ selfieLink }) => selfieLink('APP-OK'),
  resultLike: ok({ fileName: 'APP-OK_selfie.jpg', expiresIn: 3600 }),
});

const selfieAt = (signature: 'uploadSignature' | 'downloadSignature') => ({
  call: 'uploadSelfie' as const,
  path: { fileName: 'APP-OK_selfie.jpg' },
  query: { expires: fromState('expires'), signature: fromState(signature) },
});
const sampleLink = (signature: string) => ({
  url: `/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=${signature}`,
  downloadUrl: '',
  fileName: 'APP-OK_selfie.jpg',
  contentType: 'image/jpeg' as const,
  maxBytes: 5_242_880,
  expiresIn: 3600 as const,
});

outcome('a selfie by its link [BD-50, KYC-16]', {
  ...selfieAt('uploadSignature'),
  given: 'a signed selfie link was issued',
  jpeg: photo.bytes,
  answer: stored,
  when: ({ putSelfie }) => putSelfie(sampleLink('5f2b9c'), photo),
  result: ok(null),
});

const cutOff = { ...photo, bytes: photo.bytes.slice(0, 40) };
const NOT_A_JPEG = 'The image must be a JPEG file.';

outcome('an incomplete selfie by its link [BD-50, KYC-16]', {
  ...selfieAt('uploadSignature'),
  given: 'a signed selfie link was issued',
  jpeg: cutOff.bytes,
  ...refusing(NOT_A_JPEG),
  when: ({ putSelfie }) => putSelfie(sampleLink('5f2b9c'), cutOff),
});

const badLinks: [string, ProviderState, 'uploadSignature' | 'downloadSignature', string][] = [
  ['a link that has expired', 'an expired selfie link exists', 'uploadSignature', 'This link has expired.'],
  [
    'a link for another object',
    'a signed selfie link was issued',
    'downloadSignature',
    'This link is not valid.',
  ],
];

for (const [title, given, signature, message] of badLinks) {
  outcome(`${title} [BD-50, X-078]`, {
    ...selfieAt(signature),
    given,
    jpeg: photo.bytes,
    status: 403,
    ...refusing(message),
    when: ({ putSelfie }) =>
      putSelfie(sampleLink(signature === 'uploadSignature' ? '5f2b9c' : 'a41e07'), photo),
  });
}

outcome('too many selfies in an hour [BD-50, BDG-06]', {
  call: 'uploadSelfie',
  path: { fileName: 'APP-OK_selfie.jpg' },
  query: { expires: '1906718400', signature: '5f2b9c' },
  ...tooOften,
  jpeg: photo.bytes,
  when: ({ putSelfie }) => putSelfie(sampleLink('5f2b9c'), photo),
});

const account = {
  name: 'Jane Doe',
  address: '',
  email: 'jane@example.com',
  newsletter_subscription: '1',
  notification: '1',
  list_cards: [],
};

const getDashboard = outcome.with({
  as: aMember,
  call: 'getDashboard',
  body: token,
  when: ({ identityChecks }) => identityChecks.status(),
});

getDashboard('the identity of a customer [BD-35, ENT-24]', {
  given: 'a customer without addresses exists',
  answer: {
    code: 1,
    data: {
      ...account,
      is_verified: 1,
      verification_id: 'APP-OK',
      identity_check: 'simulated',
      face_check_before_order: 0,
    },
  },
  result: ok({ isVerified: true, verificationId: 'APP-OK', isSimulated: true, isFaceCheckRequired: false }),
});

getDashboard('the identity of a customer, without a session [BD-35, X-084]', {
  ...unknownToken,
});

const faceBody = (applicationID = 'APP-OK') => ({ applicationID, orderID: fromState('cartId') });

const faces: [string, ProviderState, { faceMatch: boolean; faceMatchPercent: number }][] = [
  [
    'the verified person',
    'a verified customer with a matching selfie exists',
    { faceMatch: true, faceMatchPercent: 97 },
  ],
  [
    'somebody else',
    'a verified customer with a selfie that does not match exists',
    { faceMatch: false, faceMatchPercent: 28 },
  ],
];

for (const [title, given, data] of faces) {
  verifyFaceForOrder(`${title} before an order [BD-27, API-27]`, {
    given,
    body: faceBody(),
    answer: { code: 1, data },
    when: ({ identityChecks }) => identityChecks.verifyFace('APP-OK', samples.cartId),
    result: ok({ isMatch: data.faceMatch, percent: data.faceMatchPercent, message: '' }),
  });
}

const refusedFaces: [string, ProviderState, string, number, string][] = [
  [
    'another application than the one that verified',
    'a verified customer with a matching selfie exists',
    'APP-OTHER',
    -1,
    NO_SUCH_APPLICATION,
  ],
  ['no selfie', 'a verified customer without a selfie exists', 'APP-OK', -1, 'Please upload a selfie.'],
  [
    'a failure of the verifier',
    'a verified customer whose face the verifier cannot compare exists',
    'APP-ERR',
    2,
    'Verification is unavailable right now. Please try again later.',
  ],
];

for (const [title, given, applicationId, code, message] of refusedFaces) {
  verifyFaceForOrder(`${title} before an order [BD-27, KYC-36]`, {
    given,
    body: faceBody(applicationId),
    answer: { code, message: someText(message) },
    when: ({ identityChecks }) => identityChecks.verifyFace(applicationId, samples.cartId),
    result: refused(message),
  });
}

verifyFaceForOrder('an unknown cart before an order [BD-27, X-076]', {
  given: 'a verified customer with a matching selfie exists',
  body: { applicationID: 'APP-OK', orderID: 'crt_none' },
  ...refusing('This cart does not exist.'),
  when: ({ identityChecks }) => identityChecks.verifyFace('APP-OK', 'crt_none'),
});

getDashboard('whether a face check is required before an order [BD-35, X-075]', {
  given: 'a member who must show their face first has a cart ready to order',
  answer: {
    code: 1,
    data: {
      is_verified: 1,
      verification_id: someText('APP-OK'),
      identity_check: regex('simulated|real', 'simulated'),
      face_check_before_order: 1,
    },
  },
  result: ok({ isVerified: true, verificationId: 'APP-OK', isSimulated: true, isFaceCheckRequired: true }),
});

for (const [who, given, as] of [
  ['a member', 'a signed-in customer exists', aMember],
  ['a guest', 'a guest session exists', aGuest],
] as const)
  outcome(`the declaration of ${who} to be over 21 [X-011]`, {
    given,
    as,
    call: 'declareAge',
    body: token,
    answer: { code: 1 },
    when: ({ identityChecks }) => identityChecks.declareAge(),
    result: ok(null),
  });

outcome('a declaration under a token that the backend does not know [X-011]', {
  ...unknownToken,
  call: 'declareAge',
  body: token,
  when: ({ identityChecks }) => identityChecks.declareAge(),
});

deleteIdentityPictures('all pictures of the customer’s checks [BDG-05]', {
  given: 'application APP-OK has front, back and a matching selfie',
  body: token,
  answer: { code: 1 },
  when: ({ identityChecks }) => identityChecks.deletePictures(),
  result: ok(null),
});

deleteIdentityPictures('pictures that cannot be removed [BDG-05]', {
  given: 'a customer with pictures that cannot be removed exists',
  body: token,
  ...refusing('The images could not be deleted.'),
  when: ({ identityChecks }) => identityChecks.deletePictures(),
});
