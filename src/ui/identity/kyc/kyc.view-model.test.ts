import { reaction } from 'mobx';
import { aMember } from '../../../../tests/support/builders/customer';
import { aFile, aPicture, aVerification } from '../../../../tests/support/builders/identity';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { MAX_PICTURE_BYTES } from '../../../../rules/identity/picture';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { unavailable } from '../../../domain/shared/failure';
import { KycViewModel } from './kyc.view-model';

const SOMETHING = 'Something Went Wrong';

describe('the identity check', () => {
  it('has a generated id, another one for each check [KYC-06]', async () => {
    const { kyc } = await aCheck();
    expect(kyc.state.applicationId).toBe('id-1');
    const { kyc: next } = await aCheck(1);
    expect(next.state.applicationId).toBe('id-2');
    kyc.nameApplication('APP-OK');
    expect(kyc.state.applicationId).toBe('APP-OK');
  });

  it('needs front, back and selfie, and says which are missing [KYC-09] [KYC-10] [KYC-11] [KYC-12]', async () => {
    const { kyc, shop } = await aCheck();
    expect(await kyc.submit()).toBeNull();
    expect(kyc.state.errors).toEqual({
      front: 'Aadhar Front In Not Uploaded.',
      back: 'Aadhar Back In Not Uploaded.',
      selfie: 'Selfie In Not Uploaded.',
    });
    await kyc.pick('front', aFile());
    await kyc.submit();
    expect(kyc.state.errors).toMatchObject({ front: undefined, back: 'Aadhar Back In Not Uploaded.' });
    expect(shop.identityChecks.sent).toEqual([]);
  });

  it('misses the selfie no more once it is taken', async () => {
    const { kyc, shop } = await aCheck();
    await kyc.submit();
    kyc.selfie.start();
    kyc.selfie.attach({});
    shop.camera.events?.ready();
    await kyc.selfie.capture();
    expect(kyc.state.errors).toMatchObject({ front: 'Aadhar Front In Not Uploaded.', selfie: undefined });
  });

  it('waits for pictures that are just being taken or read [KYC-13]', async () => {
    const { kyc, shop } = await aCheck();
    void kyc.pick('front', aFile());
    void kyc.pick('back', aFile());
    kyc.selfie.start();
    kyc.selfie.attach({});
    shop.camera.events?.ready();
    void kyc.selfie.capture();
    await kyc.submit();
    expect(shop.identityChecks.sent).toEqual(['id-1 front', 'id-1 back', 'id-1 selfie']);
  });

  it('sends the three pictures, verifies, and says how alike the faces are [KYC-13] [KYC-17] [KYC-20] [KYC-23]', async () => {
    const { kyc, shop } = await filled();
    await kyc.submit();
    expect(shop.identityChecks.sent).toEqual(['id-1 front', 'id-1 back', 'id-1 selfie']);
    expect(shop.identityChecks.confirmed).toEqual(['id-1']);
    expect(shop.notifier.successes).toEqual([
      'Kyc Successful Face Match is 93 %',
      'Sign Up Successful - Please Sign In with your credentials.',
    ]);
  });

  it('is restored, with pictures, for the customer who signs in again [X-084]', async () => {
    const { kyc, shop } = await filled();
    shop.currentSession.set(aMember().expired());
    await leave(kyc);
    shop.currentSession.set(aMember());
    await kyc.begin();
    expect(kyc.state).toMatchObject({
      applicationId: 'id-1',
      documents: { front: { kind: 'jpeg' }, back: { kind: 'png' } },
      selfie: { status: 'taken', picture: { kind: 'jpeg' } },
    });
    expect(await kyc.submit()).not.toBeNull();
  });

  it('is not kept when the customer left by themselves', async () => {
    const { kyc } = await filled();
    await leave(kyc);
    await kyc.begin();
    expect(kyc.state).toMatchObject({ documents: { front: null, back: null }, selfie: { picture: null } });
  });

  it('deletes uploaded and chosen pictures, and confirms it', async () => {
    const { kyc, shop } = await filled();
    shop.identityChecks.verifyRefusal = '';
    await kyc.submit();
    shop.identityChecks.removeRefusal = 'The images could not be deleted.';
    await kyc.deletePictures();
    expect(kyc.state.documents.front).not.toBeNull();
    expect(shop.notifier.failures.at(-1)).toBe('Your pictures could not be deleted. Please try again.');
    shop.identityChecks.removeRefusal = null;
    await kyc.deletePictures();
    expect(shop.identityChecks.sent).toEqual([]);
    expect(kyc.state).toMatchObject({ documents: { front: null, back: null }, selfie: { picture: null } });
    expect(shop.notifier.successes).toEqual(['Your pictures have been deleted.']);
  });

  it('does not offer to delete pictures without the call for it', async () => {
    const { kyc, shop } = await filled();
    expect(kyc.state.mayDelete).toBe(true);
    shop.optionalCalls.delete('deleteIdentityPictures');
    await kyc.begin();
    expect(kyc.state.mayDelete).toBe(false);
  });

  it('shows its progress', async () => {
    const { kyc } = await filled();
    const seen: unknown[] = [];
    const stop = reaction(
      () => JSON.stringify(kyc.state.progress),
      () => seen.push(kyc.state.progress),
    );
    await kyc.submit();
    stop();
    expect(seen).toEqual([
      { text: 'Sending the front of your ID', done: 0, of: 4 },
      { text: 'Sending the back of your ID', done: 1, of: 4 },
      { text: 'Sending your selfie', done: 2, of: 4 },
      { text: 'Comparing your photos', done: 3, of: 4 },
      null,
    ]);
    expect(kyc.state.progress).toBeNull();
  });

  it('is sent once, however often Submit is pressed', async () => {
    const { kyc, shop } = await filled();
    await Promise.all([kyc.submit(), kyc.submit()]);
    expect(shop.identityChecks.confirmed).toHaveLength(1);
  });

  it('leads to the guest page if there is a cart, otherwise to sign-in [KYC-21] [KYC-22]', async () => {
    const without = await filled();
    expect(await without.kyc.submit()).toBe('/signIn');
    const { kyc, shop } = await filled();
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
    expect(await kyc.submit()).toBe('/guest/register');
  });

  it.each([
    [CalendarDate.of(2009, 6, 1), false],
    [CalendarDate.of(2008, 6, 2), false],
    [CalendarDate.of(2008, 6, 1), true],
    [null, false],
  ])(
    'verifies only customers who are over 21 today: %p [KYC-18] [KYC-19] [CONST-31] [X-073]',
    async (dateOfBirth, isTaken) => {
      const { kyc, shop } = await filled();
      shop.identityChecks.verification = aVerification({ dateOfBirth });
      await kyc.submit();
      expect(shop.identityChecks.confirmed).toHaveLength(isTaken ? 1 : 0);
      expect(shop.notifier.failures).toEqual(
        isTaken ? [] : ['Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!'],
      );
      if (!isTaken) expect(shop.notifier.successes).toEqual([]);
    },
  );

  it.each([
    ['', 'Error In Face Matching. Please Try Again'],
    ['The selfie does not match the document.', 'The selfie does not match the document.'],
  ])("says that the faces do not match, after the backend's %j [KYC-24]", async (message, text) => {
    const { kyc, shop } = await filled();
    shop.identityChecks.verification = aVerification({ isMatch: false, message });
    expect(await kyc.submit()).toBeNull();
    expect(shop.notifier.failures).toEqual([text]);
    expect(shop.identityChecks.confirmed).toEqual([]);
  });

  it('says that an upload failed, and which and why [KYC-25] [X-081]', async () => {
    const { kyc, shop } = await filled();
    shop.identityChecks.uploadRefusal = 'The image could not be saved.';
    await kyc.submit();
    expect(shop.notifier.failures).toEqual(['Error In Uploading.']);
    expect(kyc.state.errors).toEqual({ front: 'The image could not be saved.' });
  });

  it.each([
    ['verifyRefusal', '', `${SOMETHING}.`],
    ['confirmRefusal', '', `${SOMETHING}.`],
    ['verifyRefusal', 'This application does not exist.', 'This application does not exist.'],
  ] as const)(
    'says what the backend says, or that something went wrong: %s %j [KYC-25] [KYC-26] [X-081]',
    async (which, words, text) => {
      const { kyc, shop } = await filled();
      shop.identityChecks[which] = words;
      expect(await kyc.submit()).toBeNull();
      expect(shop.notifier.failures).toEqual([text]);
    },
  );

  it('says without a full stop that the backend is out of reach, and can be sent again [KYC-25] [X-081]', async () => {
    const { kyc, shop } = await filled();
    shop.identityChecks.outage.begin();
    await kyc.submit();
    expect(shop.notifier.failures).toEqual([SOMETHING]);
    shop.identityChecks.outage.end();
    expect(await kyc.submit()).toBe('/signIn');
  });

  it('is taken into the account when only the answer that said so was lost [KYC-20] [NET-10]', async () => {
    const { kyc, shop } = await filled();
    const confirm = shop.identityChecks.confirm.bind(shop.identityChecks);
    const lose = () => unavailable('offline', 'You are not connected to internet');
    shop.identityChecks.confirm = async () => lose();
    expect(await kyc.submit()).toBeNull();
    shop.identityChecks.confirm = async (id) => confirm(id).then(lose);
    expect(await kyc.submit()).not.toBeNull();
    expect(shop.notifier.successes[0]).toMatch(/^Kyc Successful Face Match is/);
  });

  it('says when the check is simulated [X-079]', async () => {
    const { kyc } = await aCheck();
    expect(kyc.state.isSimulated).toBe(true);
  });
});

describe('a side of the document', () => {
  it.each([
    ['nothing', new Uint8Array(), undefined, 'This file is empty.'],
    ['a text called .jpg', new TextEncoder().encode('text'), undefined, 'This is not a JPEG or PNG picture.'],
    ['a drawing', new TextEncoder().encode('<svg/>'), undefined, 'This is not a JPEG or PNG picture.'],
    ['30 MB', aPicture().bytes, 30 * 1_048_576, 'This picture is larger than 5 MB.'],
  ])('is refused at once when it is %s [KYC-25] [REACH-49]', async (_what, bytes, size, why) => {
    const { kyc, shop } = await aCheck();
    await kyc.pick('back', aFile(Uint8Array.from(bytes), size));
    expect(shop.notifier.failures).toEqual(['Error In Uploading.']);
    expect(kyc.state).toMatchObject({ errors: { back: why }, documents: { back: null } });
  });

  it('may be a JPEG or a PNG of 5 MB, and replaces the one before', async () => {
    const { kyc } = await aCheck();
    await kyc.pick('front', aFile(aPicture('png').bytes));
    expect(kyc.state.documents.front?.kind).toBe('png');
    await kyc.pick('front', aFile(aPicture('jpeg').bytes, MAX_PICTURE_BYTES));
    expect(kyc.state.documents.front?.kind).toBe('jpeg');
  });
});

async function aCheck(idsBefore = 0) {
  const shop = new FakeShop();
  for (let given = 0; given < idsBefore; given += 1) shop.ids.next();
  shop.currentSession.set(aMember());
  const kyc = shop.get(KycViewModel);
  await kyc.begin();
  return { shop, kyc };
}

/** With all three pictures, ready to submit. */
async function filled() {
  const check = await aCheck();
  await check.kyc.pick('front', aFile());
  await check.kyc.pick('back', aFile(aPicture('png').bytes));
  check.kyc.selfie.start();
  check.kyc.selfie.attach({});
  check.shop.camera.events?.ready();
  await check.kyc.selfie.capture();
  return check;
}

/** Leaves the screen; nothing is chosen on the next one. */
async function leave(kyc: KycViewModel) {
  kyc.dispose();
  await kyc.deletePictures();
}
