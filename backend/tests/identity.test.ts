import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { customers, identityApplications } from '../src/adapters/postgres/schema';
import { ApplicationPictures } from '../src/application/identity/application-pictures';
import { DeleteStalePictures, RETENTION_MS } from '../src/application/identity/delete-stale-pictures';
import { IdentityApplications } from '../src/application/identity/identity-applications.port';
import { VerifyIdentity } from '../src/application/identity/verify-identity';
import { MAX_PICTURE_BYTES } from '../../rules/identity/picture';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { aPhoto, givenApplication, givenPictures } from '../testing/provider-states/given-identity';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const FRONT = 'APP-OK_aadhaar_front.jpg';
const SELFIE = 'APP-OK_selfie.jpg';
const stored = (name: string) => backend.services.storage.get(name, MAX_PICTURE_BYTES);
const pictures = () => new ApplicationPictures(backend.services.storage, backend.services.pictureConverter);
const asBase64 = async () => (await aPhoto()).toString('base64');

const upload = (token: unknown, imageData: string, fileName = FRONT) =>
  backend.call('uploadIdentityDocument', { token: String(token), body: { imageData, fileName } });

const put = async (url: string, body: Buffer, type = 'image/jpeg') => {
  const answer = await fetch(`${backend.baseUrl}${url}`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as object };
};

describe('a side of the document', () => {
  it('is stored as JPEG, whatever its format, without anything else in the file [BD-24] [API-24] [KYC-13]', async () => {
    const { token } = await backend.given('a new application ID is in use');
    const exif = { IFD0: { Artist: 'Jane at home' } };
    const photo = await sharp(await aPhoto())
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect(photo.includes('Jane at home')).toBe(true);
    const png = await sharp(await aPhoto())
      .png()
      .toBuffer();
    for (const [image, name] of [
      [photo.toString('base64'), FRONT],
      [`data:image/png;base64,${png.toString('base64')}`, 'APP-OK_aadhaar_back.jpg'],
    ] as const) {
      expect((await upload(token, image, name)).body).toEqual({ code: 1, message: 'Image saved.' });
      const kept = await stored(name);
      const { format, width, exif: metadata } = await sharp(kept).metadata();
      expect({ format, width, exif: metadata }).toEqual({ format: 'jpeg', width: 320, exif: undefined });
    }
  });

  it.each([
    ['nothing', async () => ''],
    ['a text that is called .jpg', async () => Buffer.from('This is a text.').toString('base64')],
    ['no base64', async () => '%%%not base64%%%'],
    ['base64 cut short', async () => (await asBase64()).slice(0, -3)],
    ['a drawing with a script', async () => Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['a data URL of another type', async () => `data:image/svg+xml;base64,${await asBase64()}`],
    ['the beginning of a picture', async () => (await aPhoto()).subarray(0, 200).toString('base64')],
    [
      'a picture of far too many points in a few bytes',
      async () => {
        const large = sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } });
        return (await large.png({ compressionLevel: 1 }).toBuffer()).toString('base64');
      },
    ],
  ])(
    'is refused if it is %s [BD-24] [REACH-49]',
    async (_what, make) => {
      const { token } = await backend.given('a new application ID is in use');
      const { body } = await upload(token, await make());
      expect(body).toEqual({ code: -1, message: 'The image must be a JPEG or PNG file.' });
      expect(await stored(FRONT)).toBeUndefined();
    },
    30_000,
  );

  it('is refused above 5 MB, with a message as long as it can be read, otherwise by status [BD-24]', async () => {
    const longest = Buffer.alloc(10 * 1_048_576).toString('base64');
    const { token } = await backend.given('a new application ID is in use');
    const photo = Buffer.concat([await aPhoto(), Buffer.alloc(MAX_PICTURE_BYTES)]);
    expect((await upload(token, photo.toString('base64'))).body).toEqual({
      code: -1,
      message: 'The image is larger than 5 MB.',
    });
    expect(await upload(token, longest)).toMatchObject({ status: 200, body: { code: -1 } });
    const { status } = await upload(token, Buffer.alloc(30 * 1_048_576).toString('base64'));
    expect(status).toBe(413);
  });

  it.each([
    '../../etc/passwd',
    'APP-OK/../x_aadhaar_front.jpg',
    '_aadhaar_front.jpg',
    'APP-OK_aadhaar_front.png',
    'APP-OK_aadhaar_front.jpg.html',
    'APP-OK_selfie.jpg',
    'APP OK_aadhaar_front.jpg',
    `${'A'.repeat(80)}_aadhaar_front.jpg`,
  ])('is refused under the name %s [BD-24]', async (name) => {
    const { token } = await backend.given('a new application ID is in use');
    expect((await upload(token, await asBase64(), name)).body).toEqual({
      code: -1,
      message: 'The file name is not valid.',
    });
  });

  it('belongs to the customer who first used the application [BDG-02]', async () => {
    const { token } = await backend.given('application APP-OK belongs to another customer');
    const noSuch = { code: -1, message: 'This application does not exist.' };
    const as = { token: String(token) };
    expect((await upload(token, await asBase64())).body).toEqual(noSuch);
    for (const answer of [
      await backend.call('createSelfieUploadLink', { ...as, body: { applicationID: 'APP-OK' } }),
      await backend.call('verifyIdentity', { ...as, body: { applicationID: 'APP-OK' } }),
    ])
      expect(answer.body).toEqual(noSuch);
  });

  it('requires a member: visitors and guests are asked to sign in [X-012]', async () => {
    const { token } = await backend.given('a guest session exists');
    expect((await upload(token, await asBase64())).status).toBe(401);
    expect((await upload('', await asBase64())).status).toBe(401);
  });
});

describe('a selfie', () => {
  async function links() {
    const { token } = await backend.given('a new application ID is in use');
    const { body } = await backend.call('createSelfieUploadLink', {
      token: String(token),
      body: { applicationID: 'APP-OK' },
    });
    if (!body.data) throw new Error('There is no link.');
    return body.data;
  }

  it('is uploaded by a link for its own name, and downloaded by another [BD-50] [EXT-03] [KYC-14] [KYC-16]', async () => {
    const { url, downloadUrl, ...terms } = await links();
    expect(terms).toEqual({
      fileName: SELFIE,
      contentType: 'image/jpeg',
      maxBytes: MAX_PICTURE_BYTES,
      expiresIn: 3_600,
    });
    expect(await put(url, await aPhoto())).toEqual({
      status: 200,
      body: { code: 1, message: 'Image saved.' },
    });
    const fetched = await fetch(`${backend.baseUrl}${downloadUrl}`);
    expect([
      fetched.headers.get('content-type'),
      fetched.headers.get('cache-control'),
      fetched.headers.get('content-disposition'),
    ]).toEqual(['image/jpeg', 'no-store', 'attachment; filename="picture.jpg"']);
    expect(await sharp(Buffer.from(await fetched.arrayBuffer())).metadata()).toMatchObject({
      format: 'jpeg',
    });
  });

  it('must be a JPEG of at most 5 MB [KYC-16]', async () => {
    const { url } = await links();
    const png = await sharp(await aPhoto())
      .png()
      .toBuffer();
    for (const bytes of [png, Buffer.from('text'), Buffer.from('<svg/>')])
      expect((await put(url, bytes)).body).toEqual({ code: -1, message: 'The image must be a JPEG file.' });
    expect((await put(url, await aPhoto(), 'application/json')).status).toBe(400);
    expect((await put(url, Buffer.alloc(MAX_PICTURE_BYTES + 1))).status).toBe(413);
    expect(await stored(SELFIE)).toBeUndefined();
  });

  it('is never served without a valid signature [BD-50]', async () => {
    const { url, downloadUrl } = await links();
    await put(url, await aPhoto());
    const wrong = [
      url,
      downloadUrl.replace(/signature=./, 'signature=_'),
      downloadUrl.replace('APP-OK', 'APP-22'),
      downloadUrl.replace(/expires=\d+/, 'expires=4102444800'),
    ];
    for (const address of wrong) expect((await fetch(`${backend.baseUrl}${address}`)).status).toBe(403);
    const bare = await fetch(`${backend.baseUrl}/connect/selfie/${SELFIE}`);
    expect(bare.status).toBe(400);
    expect((await put(downloadUrl, await aPhoto())).status).toBe(403);
  });

  it('needs an id that is safe in a file name [BD-50]', async () => {
    const { token } = await backend.given('a new application ID is in use');
    for (const applicationID of ['../x', '', 'a b', 'a_selfie.jpg'])
      expect(
        (await backend.call('createSelfieUploadLink', { token: String(token), body: { applicationID } }))
          .body,
      ).toEqual({ code: -1, message: 'The application id is not valid.' });
  });
});

const verify = (token: unknown, applicationID: string) =>
  backend.call('verifyIdentity', { token: String(token), body: { applicationID } });
const confirm = (token: unknown, verificationid: string) =>
  backend.call('confirmCustomerVerification', {
    token: String(token),
    body: { api_token: String(token), is_verified: 1, verificationid },
  });

/** A member who is not verified yet, with the three pictures of an application. */
async function applicant(id: string, changes: Partial<typeof identityApplications.$inferInsert> = {}) {
  await backend.given('no customer new@example.com exists');
  const { customerId, token } = await givenCustomer(backend.services, 'member', { email: 'new@example.com' });
  await givenApplication(backend.services, { id, customerId, ...changes });
  await givenPictures(backend.services, id);
  const account = async () =>
    (await backend.db.select().from(customers).where(eq(customers.id, customerId)))[0];
  return { token, account };
}

describe('comparing pictures', () => {
  it("returns the verifier's result, with the number masked [BD-25] [API-25] [ENT-26] [X-080] [X-082]", async () => {
    const { token } = await backend.given('application APP-OK has front, back and a matching selfie');
    expect((await verify(token, 'APP-OK')).body).toEqual({
      code: 1,
      data: { faceMatch: true, faceMatchPercent: 93, dob: '15/12/1995', aadharNumber: 'XXXXXXXX2346' },
    });
    const [row] = await backend.db.select().from(identityApplications);
    expect(row).toMatchObject({ isMatch: true, documentLast4: '2346' });
  });

  it.each([
    ['APP-NOMATCH', { code: 1, data: { faceMatch: false, faceMatchPercent: 31 } }],
    ['APP-OTHER-2', { code: 1, message: 'The selfie does not match the document.' }],
    ['APP-YOUNG', { code: 1, data: { faceMatch: true, dob: '15/12/2009' } }],
    ['APP-21', { code: 1, data: { faceMatch: true, dob: '15/12/2008' } }],
    ['APP-22', { code: 1, data: { faceMatch: true, dob: '15/12/2007' } }],
    ['APP-ERR', { code: 2, message: 'Verification is unavailable right now. Please try again later.' }],
    ['APP-NOMATCHES', { code: 1, data: { faceMatch: true } }],
  ])('has the result that the id %s selects [BD-25] [DEMO-56] [X-079]', async (id, answer) => {
    const { token } = await applicant(id);
    expect((await verify(token, id)).body).toMatchObject(answer);
  });

  it('never matches if the camera was covered', async () => {
    const { token } = await applicant('APP-22');
    await givenPictures(backend.services, 'APP-22', 'dark');
    expect((await verify(token, 'APP-22')).body).toMatchObject({ code: 1, data: { faceMatch: false } });
  });

  it('needs all three pictures, and a valid selfie [BD-25] [KYC-09]', async () => {
    const missing = { code: -1, message: 'Please upload the front and back of your document and a selfie.' };
    const { token } = await applicant('APP-22');
    await backend.services.storage.put('APP-22_selfie.jpg', Buffer.from('put into a bucket by link'));
    expect((await verify(token, 'APP-22')).body).toEqual(missing);
    const fresh = await backend.given('a new application ID is in use');
    expect((await verify(fresh.token, 'APP-OK')).body).toEqual(missing);
  });

  it('does not wait forever for the verifier', async () => {
    await applicant('APP-LATE');
    const [row] = await backend.db.select().from(identityApplications);
    const { data, verifier } = backend.services;
    const verifying = new VerifyIdentity(data.get(IdentityApplications), pictures(), verifier, 20);
    await expect(verifying.execute(row?.customerId ?? 0, 'APP-LATE')).rejects.toThrow('verifier-unavailable');
  });

  it('is valid only for the pictures that were compared', async () => {
    const { token } = await applicant('APP-22', { isMatch: true, dateOfBirth: '1990-04-23' });
    await upload(token, await asBase64(), 'APP-22_aadhaar_front.jpg');
    expect((await confirm(token, 'APP-22')).body).toEqual({
      code: -1,
      message: 'This application has not been verified.',
    });
  });
});

describe('confirming the check', () => {
  it('verifies the customer by its own record, and keeps no picture [BD-26] [API-26] [ENT-24] [X-077]', async () => {
    const { token, account } = await applicant('APP-22');
    expect((await confirm(token, 'APP-22')).body).toEqual({
      code: -1,
      message: 'This application has not been verified.',
    });
    await verify(token, 'APP-22');
    expect((await confirm(token, 'APP-22')).body).toEqual({ code: 1, message: 'Verified.' });
    expect(await account()).toMatchObject({ isVerified: true, verificationId: 'APP-22' });
    for (const part of ['aadhaar_front', 'aadhaar_back', 'selfie'])
      expect(await stored(`APP-22_${part}.jpg`)).toBeUndefined();
    const { body } = await backend.call('getDashboard', { token });
    expect(body.data).toMatchObject({ is_verified: 1, verification_id: 'APP-22' });
    expect((await confirm(token, 'APP-22')).body).toEqual({ code: 1, message: 'Verified.' });
  });

  it.each([
    ['21 today', '2009-06-01', -1],
    ['22 tomorrow', '2008-06-02', -1],
    ['22 today', '2008-06-01', 1],
    ['22 yesterday', '2008-05-31', 1],
  ])('requires an age over 21: %s [BD-26] [KYC-18] [CONST-31] [X-073]', async (_who, dateOfBirth, code) => {
    const { token, account } = await applicant('APP-22', { isMatch: true, dateOfBirth });
    const { body } = await confirm(token, 'APP-22');
    expect(body.code).toBe(code);
    expect((await account())?.isVerified).toBe(code === 1);
    if (code !== 1) expect(body.message).toBe('Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!');
  });

  it('refuses an application without a match, and somebody else’s match [BD-26]', async () => {
    const { token, account } = await applicant('APP-22', { isMatch: false, dateOfBirth: '1990-04-23' });
    expect((await confirm(token, 'APP-22')).body.code).toBe(-1);
    const other = await givenCustomer(backend.services, 'member', { email: 'other@example.com' });
    await backend.db.update(identityApplications).set({ isMatch: true });
    expect((await confirm(other.token, 'APP-22')).body.code).toBe(-1);
    expect((await account())?.isVerified).toBe(false);
  });

  it('is rolled back, as an error, if the pictures cannot be removed [BD-26] [KYC-26]', async () => {
    const { token, account } = await applicant('APP-NOREMOVE', { isMatch: true, dateOfBirth: '1990-04-23' });
    expect((await confirm(token, 'APP-NOREMOVE')).body).toEqual({
      code: 2,
      message: 'The verification could not be saved.',
    });
    expect((await account())?.isVerified).toBe(false);
  });
});

describe('pictures of an abandoned check', () => {
  const now = () => backend.services.clock.now().getTime();
  const deleteStale = () => {
    const { data, clock } = backend.services;
    return new DeleteStalePictures(data.get(IdentityApplications), pictures(), clock).execute();
  };

  it('are removed after a day, with the data read from them; newer ones stay', async () => {
    const ago = (milliseconds: number) => new Date(now() - milliseconds);
    await applicant('APP-22', {
      isMatch: true,
      dateOfBirth: '1990-04-23',
      picturesAt: ago(RETENTION_MS + 1),
    });
    await deleteStale();
    expect(await stored('APP-22_selfie.jpg')).toBeUndefined();
    expect(await backend.db.select().from(identityApplications)).toEqual([]);
    await applicant('APP-22', { picturesAt: ago(RETENTION_MS - 1) });
    await deleteStale();
    expect(await stored('APP-22_selfie.jpg')).toBeDefined();
  });

  it('do not affect a confirmed check', async () => {
    const confirmedAt = new Date(now());
    await applicant('APP-22', { isMatch: true, confirmedAt, picturesAt: new Date(now() - RETENTION_MS - 1) });
    await deleteStale();
    expect(await backend.db.select().from(identityApplications)).toMatchObject([
      { id: 'APP-22', isMatch: true, picturesAt: null },
    ]);
  });
});

describe('pictures that their owner deletes', () => {
  const remove = (token: unknown) =>
    backend.call('deleteIdentityPictures', { token: String(token), body: {} });
  const sentence = 'a new application ID is in use';

  it('are removed, with the data read from them; those of others stay [BDG-02] [BDG-05]', async () => {
    const { token } = await backend.given(sentence);
    await upload(token, await asBase64());
    const mark = await givenCustomer(backend.services, 'member', { email: 'mark@example.com' });
    const theirs = 'APP-MARK_aadhaar_front.jpg';
    await upload(mark.token, await asBase64(), theirs);
    expect((await remove(token)).body).toEqual({ code: 1, message: 'Images deleted.' });
    expect(await stored(FRONT)).toBeUndefined();
    expect(await stored(theirs)).toBeDefined();
    expect((await remove(token)).body).toEqual({ code: 1, message: 'Images deleted.' });
    const guest = await givenCustomer(backend.services, 'guest');
    expect((await remove(guest.token)).status).toBe(401);
  });

  it('do not affect a finished check [X-077]', async () => {
    const { token } = await backend.given('a verified customer with a matching selfie exists');
    await backend.db.update(identityApplications).set({ picturesAt: backend.services.clock.now() });
    await remove(token);
    expect(await stored(SELFIE)).toBeUndefined();
    const [check] = await backend.db.select().from(identityApplications);
    expect(check).toMatchObject({ isMatch: true });
    expect(check?.confirmedAt).not.toBeNull();
  });
});
