import { reaction } from 'mobx';
import { aMember } from '../../../../tests/support/builders/customer';
import { aFile, aPicture, aVerification } from '../../../../tests/support/builders/identity';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { MAX_PICTURE_BYTES } from '../../../../rules/identity/picture';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { unavailable } from '../../../domain/shared/failure';
import { IdentityCheckViewModel } from './identity-check.view-model';

const SOMETHING = 'Something Went Wrong';

describe('the identity check', () => {
  it('has a generated id, another one for each check [KYC-06]', async () => {
    const { check } = await aCheck();
    expect(check.state.applicationId).toBe('id-1');
    const { check: next } = await aCheck(1);
    expect(next.state.applicationId).toBe('id-2');
    check.nameApplication('APP-OK');
    expect(check.state.applicationId).toBe('APP-OK');
  });

  it('needs front, back and selfie, and says which are missing [KYC-09] [KYC-10] [KYC-11] [KYC-12]', async () => {
    const { check, shop } = await aCheck();
    expect(await check.submit()).toBeNull();
    expect(check.state.errors).toEqual({
      front: 'Aadhar Front In Not Uploaded.',
      back: 'Aadhar Back In Not Uploaded.',
      selfie: 'Selfie In Not Uploaded.',
    });
    await check.pick('front', aFile());
    await check.submit();
    expect(check.state.errors).toMatchObject({ front: undefined, back: 'Aadhar Back In Not Uploaded.' });
    expect(shop.identityChecks.sent).toEqual([]);
  });

  it('clears the message about a missing selfie once it is taken', async () => {
    const { check, shop } = await aCheck();
    await check.submit();
    check.selfie.start();
    check.selfie.attach({});
    shop.camera.events?.ready();
    await check.selfie.capture();
    expect(check.state.errors).toMatchObject({ front: 'Aadhar Front In Not Uploaded.', selfie: undefined });
  });

  it('waits for pictures that are being taken or read [KYC-13]', async () => {
    const { check, shop } = await aCheck();
    void check.pick('front', aFile());
    void check.pick('back', aFile());
    check.selfie.start();
    check.selfie.attach({});
    shop.camera.events?.ready();
    void check.selfie.capture();
    await check.submit();
    expect(shop.identityChecks.sent).toEqual(['id-1 front', 'id-1 back', 'id-1 selfie']);
  });

  it('sends the three pictures, verifies, and shows the similarity of the faces [KYC-13] [KYC-17] [KYC-20] [KYC-23]', async () => {
    const { check, shop } = await filled();
    await check.submit();
    expect(shop.identityChecks.sent).toEqual(['id-1 front', 'id-1 back', 'id-1 selfie']);
    expect(shop.identityChecks.confirmed).toEqual(['id-1']);
    expect(shop.notifier.successes).toEqual([
      'Kyc Successful Face Match is 93 %',
      'Sign Up Successful - Please Sign In with your credentials.',
    ]);
  });

  it('is restored, with pictures, for the customer who signs in again [X-084]', async () => {
    const { check, shop } = await filled();
    shop.currentSession.set(aMember().expired());
    await leave(check);
    shop.currentSession.set(aMember());
    await check.begin();
    expect(check.state).toMatchObject({
      applicationId: 'id-1',
      documents: { front: { kind: 'jpeg' }, back: { kind: 'png' } },
      selfie: { status: 'taken', picture: { kind: 'jpeg' } },
    });
    expect(await check.submit()).not.toBeNull();
  });

  it('is not kept when the customer left the screen', async () => {
    const { check } = await filled();
    await leave(check);
    await check.begin();
    expect(check.state).toMatchObject({ documents: { front: null, back: null }, selfie: { picture: null } });
  });

  it('deletes uploaded and chosen pictures, and confirms it', async () => {
    const { check, shop } = await filled();
    shop.identityChecks.verifyRefusal = '';
    await check.submit();
    shop.identityChecks.removeRefusal = 'The images could not be deleted.';
    await check.deletePictures();
    expect(check.state.documents.front).not.toBeNull();
    expect(shop.notifier.failures.at(-1)).toBe('Your pictures could not be deleted. Please try again.');
    shop.identityChecks.removeRefusal = null;
    await check.deletePictures();
    expect(shop.identityChecks.sent).toEqual([]);
    expect(check.state).toMatchObject({ documents: { front: null, back: null }, selfie: { picture: null } });
    expect(shop.notifier.successes).toEqual(['Your pictures have been deleted.']);
  });

  it('does not offer to delete pictures without the call for it', async () => {
    const { check, shop } = await filled();
    expect(check.state.mayDelete).toBe(true);
    shop.identityChecks.canDeletePictures = false;
    await check.begin();
    expect(check.state.mayDelete).toBe(false);
  });

  it('shows its progress', async () => {
    const { check } = await filled();
    const seen: unknown[] = [];
    const stop = reaction(
      () => JSON.stringify(check.state.progress),
      () => seen.push(check.state.progress),
    );
    await check.submit();
    stop();
    expect(seen).toEqual([
      { text: 'Sending the front of your ID', done: 0, of: 4 },
      { text: 'Sending the back of your ID', done: 1, of: 4 },
      { text: 'Sending your selfie', done: 2, of: 4 },
      { text: 'Comparing your photos', done: 3, of: 4 },
      null,
    ]);
    expect(check.state.progress).toBeNull();
  });

  it('is sent once, however often Submit is pressed', async () => {
    const { check, shop } = await filled();
    await Promise.all([check.submit(), check.submit()]);
    expect(shop.identityChecks.confirmed).toHaveLength(1);
  });

  it('leads to the guest page if there is a cart, otherwise to sign-in [KYC-21] [KYC-22]', async () => {
    const without = await filled();
    expect(await without.check.submit()).toBe('/signIn');
    const { check, shop } = await filled();
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
    expect(await check.submit()).toBe('/guest/register');
  });

  it.each([
    [CalendarDate.of(2009, 6, 1), false],
    [CalendarDate.of(2008, 6, 2), false],
    [CalendarDate.of(2008, 6, 1), true],
    [null, false],
  ])(
    'verifies only customers who are over 21 today: %p [KYC-18] [KYC-19] [CONST-31] [X-073]',
    async (dateOfBirth, isTaken) => {
      const { check, shop } = await filled();
      shop.identityChecks.verification = aVerification({ dateOfBirth });
      await check.submit();
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
    const { check, shop } = await filled();
    shop.identityChecks.verification = aVerification({ isMatch: false, message });
    expect(await check.submit()).toBeNull();
    expect(shop.notifier.failures).toEqual([text]);
    expect(shop.identityChecks.confirmed).toEqual([]);
  });

  it('says that an upload failed, and which and why [KYC-25] [X-081]', async () => {
    const { check, shop } = await filled();
    shop.identityChecks.uploadRefusal = 'The image could not be saved.';
    await check.submit();
    expect(shop.notifier.failures).toEqual(['Error In Uploading.']);
    expect(check.state.errors).toEqual({ front: 'The image could not be saved.' });
  });

  it.each([
    ['verifyRefusal', '', `${SOMETHING}.`],
    ['confirmRefusal', '', `${SOMETHING}.`],
    ['verifyRefusal', 'This application does not exist.', 'This application does not exist.'],
  ] as const)(
    'says what the backend says, or that something went wrong: %s %j [KYC-25] [KYC-26] [X-081]',
    async (which, words, text) => {
      const { check, shop } = await filled();
      shop.identityChecks[which] = words;
      expect(await check.submit()).toBeNull();
      expect(shop.notifier.failures).toEqual([text]);
    },
  );

  it('says without a full stop that the backend cannot be reached, and can be sent again [KYC-25] [X-081]', async () => {
    const { check, shop } = await filled();
    shop.identityChecks.outage.begin();
    await check.submit();
    expect(shop.notifier.failures).toEqual([SOMETHING]);
    shop.identityChecks.outage.end();
    expect(await check.submit()).toBe('/signIn');
  });

  it('counts as passed when only the answer that confirmed it was lost [KYC-20] [NET-10]', async () => {
    const { check, shop } = await filled();
    const confirm = shop.identityChecks.confirm.bind(shop.identityChecks);
    const loseAnswer = () => unavailable('offline', 'You are not connected to internet');
    shop.identityChecks.confirm = async () => loseAnswer();
    expect(await check.submit()).toBeNull();
    shop.identityChecks.confirm = async (id) => confirm(id).then(loseAnswer);
    expect(await check.submit()).not.toBeNull();
    expect(shop.notifier.successes[0]).toMatch(/^Kyc Successful Face Match is/);
  });

  it('says when the check is simulated [X-079]', async () => {
    const { check } = await aCheck();
    expect(check.state.isSimulated).toBe(true);
  });
});

describe('a side of the document', () => {
  it.each([
    ['nothing', new Uint8Array(), undefined, 'This file is empty.'],
    ['a text called .jpg', new TextEncoder().encode('text'), undefined, 'This is not a JPEG or PNG picture.'],
    ['a drawing', new TextEncoder().encode('<svg/>'), undefined, 'This is not a JPEG or PNG picture.'],
    ['30 MB', aPicture().bytes, 30 * 1_048_576, 'This picture is larger than 5 MB.'],
  ])('is refused at once when it is %s [KYC-25] [REACH-49]', async (_what, bytes, size, why) => {
    const { check, shop } = await aCheck();
    await check.pick('back', aFile(Uint8Array.from(bytes), size));
    expect(shop.notifier.failures).toEqual(['Error In Uploading.']);
    expect(check.state).toMatchObject({ errors: { back: why }, documents: { back: null } });
  });

  it('may be a JPEG or a PNG of 5 MB, and replaces the one before', async () => {
    const { check } = await aCheck();
    await check.pick('front', aFile(aPicture('png').bytes));
    expect(check.state.documents.front?.kind).toBe('png');
    await check.pick('front', aFile(aPicture('jpeg').bytes, MAX_PICTURE_BYTES));
    expect(check.state.documents.front?.kind).toBe('jpeg');
  });
});

async function aCheck(idsBefore = 0) {
  const shop = new FakeShop();
  for (let given = 0; given < idsBefore; given += 1) shop.ids.next();
  shop.currentSession.set(aMember());
  const check = shop.get(IdentityCheckViewModel);
  await check.begin();
  return { shop, check };
}

/** With all three pictures, ready to submit. */
async function filled() {
  const check = await aCheck();
  await check.check.pick('front', aFile());
  await check.check.pick('back', aFile(aPicture('png').bytes));
  check.check.selfie.start();
  check.check.selfie.attach({});
  check.shop.camera.events?.ready();
  await check.check.selfie.capture();
  return check;
}

/** Leaves the screen; nothing is chosen on the next one. */
async function leave(check: IdentityCheckViewModel) {
  check.dispose();
  await check.deletePictures();
}
