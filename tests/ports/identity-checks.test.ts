import { createServer } from 'node:http';
import { apiAnsweredBy } from '../support/api-answered-by';
import { close, listen } from '../../server/testing/local-server';
import { aPhoto } from '../../backend/testing/provider-states/given-identity';
import { OPTIONAL_CALLS } from '../../settings/page-settings';
import { OptionalCalls } from '../../src/application/shared/optional-calls';
import { HttpIdentityChecks } from '../../src/adapters/http/identity/http-identity-checks';
import { refused, unavailable } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { aMember } from '../support/builders/customer';
import { anIdentity, aPicture, aVerification } from '../support/builders/identity';
import { FakeIdentityChecks } from '../support/fakes/fake-identity-checks';
import { closeMemory, fakeHarness, httpHarness, memoryHarness } from '../support/port-harness';
import { describeIdentityChecks, type Photos } from './identity-checks.suite';

const aFake = (change: Partial<FakeIdentityChecks> = {}) => Object.assign(new FakeIdentityChecks(), change);

const withPictures = (id: string, change: Partial<FakeIdentityChecks>) => {
  const fake = aFake(change);
  fake.sent.push(`${id} front`, `${id} back`, `${id} selfie`);
  return fake;
};

describeIdentityChecks(
  'faked',
  fakeHarness({
    'a new application ID is in use': () => aFake(),
    'application APP-NOMATCH has a selfie that does not match': () =>
      withPictures('APP-NOMATCH', { verification: aVerification({ isMatch: false, percent: 31 }) }),
    'application APP-ERR makes the verifier answer code 2': () =>
      withPictures('APP-ERR', { verifyRefusal: '' }),
    'application APP-YOUNG belongs to a person aged 20': () =>
      withPictures('APP-YOUNG', { confirmRefusal: 'Too young.' }),
    'a verified customer without a selfie exists': () =>
      aFake({ identity: anIdentity({ isVerified: true, verificationId: 'APP-OK' }) }),
    'a member who must show their face first has a cart ready to order': () =>
      aFake({ identity: anIdentity({ isFaceCheckRequired: true }) }),
    'a customer with pictures that cannot be removed exists': () =>
      aFake({ removeRefusal: 'The images could not be deleted.' }),
    'image storage refuses uploads': () => aFake({ uploadRefusal: 'The image could not be saved.' }),
  }),
  () => ({ jpeg: aPicture('jpeg'), png: aPicture('png') }),
);

describe('with photos', () => {
  let photos: Photos;
  beforeAll(async () => {
    const { default: sharp } = await import('sharp');
    const jpeg = await aPhoto();
    photos = {
      jpeg: { kind: 'jpeg', bytes: new Uint8Array(jpeg) },
      png: { kind: 'png', bytes: new Uint8Array(await sharp(jpeg).png().toBuffer()) },
    };
  });

  describeIdentityChecks(
    'over HTTP',
    httpHarness((api) => new HttpIdentityChecks(api, new OptionalCalls(OPTIONAL_CALLS))),
    () => photos,
  );
  describeIdentityChecks(
    'in memory, without a server',
    memoryHarness((api) => new HttpIdentityChecks(api, new OptionalCalls(OPTIONAL_CALLS))),
    () => photos,
  );
  afterAll(closeMemory);
});

describe('a selfie that is uploaded to a bucket', () => {
  /** A backend whose link leads to a bucket with this answer. */
  async function sentTo(status: number) {
    const seen: { type?: string; token?: string; size?: string }[] = [];
    const bucket = createServer((request, response) => {
      const { authorization, 'content-type': type, 'content-length': size } = request.headers;
      seen.push({ type, token: authorization, size });
      request.resume().on('end', () => response.writeHead(status).end());
    });
    const url = `http://127.0.0.1:${await listen(bucket)}/people/APP-OK_selfie.jpg?X-Amz-Expires=3600`;
    const data = { url, downloadUrl: url, fileName: 'APP-OK_selfie.jpg', contentType: 'image/jpeg' };
    const backend = async () => Response.json({ code: 1, data });
    const api = apiAnsweredBy(backend, aMember());
    const answer = await new HttpIdentityChecks(api, new OptionalCalls(OPTIONAL_CALLS)).uploadSelfie(
      'APP-OK',
      aPicture(),
    );
    await close(bucket);
    return { answer, seen };
  }

  it('is sent without a token, as JPEG [X-078] [KYC-16]', async () => {
    const { answer, seen } = await sentTo(200);
    expect(answer).toEqual(ok(null));
    expect(seen).toEqual([{ type: 'image/jpeg', token: undefined, size: '4' }]);
  });

  it('may be refused there, or meet an outage', async () => {
    expect((await sentTo(403)).answer).toEqual(refused(''));
    expect((await sentTo(503)).answer).toEqual(
      unavailable('fault', 'Something went wrong. Please try again.'),
    );
  });
});
