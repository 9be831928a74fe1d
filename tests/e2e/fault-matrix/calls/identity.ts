import type { Page } from '@playwright/test';
import { fillCheck, takeSelfie } from '../../steps/identity';
import { expectToast } from '../../steps/notices';
import { expect } from '../../support/test';
import type { FaultyCall, OperationId } from '../faulty-call';
import { asMember, memberAt } from '../member';

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' }).click();

const failed = async (page: Page) => {
  await expectToast(page, /^Something Went Wrong$/);
  await expect(page.getByAltText('Your selfie')).toBeVisible();
};

const isVerified = async (page: Page) => {
  await expectToast(page, /^Kyc Successful Face Match is/);
  await expect(page).not.toHaveURL(/\/kyc/);
};

async function openCheck(page: Page): Promise<void> {
  await memberAt('/kyc?mode=update')(page);
  await fillCheck(page);
}

/** One of the consecutive calls of a submitted check (KYC-13 to KYC-18). */
const whileSubmitting = (call: OperationId): FaultyCall => ({
  call,
  proves: '[KYC-25]',
  reach: openCheck,
  make: submit,
  fails: failed,
  succeeds: isVerified,
});

export const IDENTITY_CALLS: readonly FaultyCall[] = [
  whileSubmitting('uploadIdentityDocument'),
  whileSubmitting('createSelfieUploadLink'),
  whileSubmitting('uploadSelfie'),
  whileSubmitting('verifyIdentity'),
  {
    ...whileSubmitting('confirmCustomerVerification'),
    // The account is asked whether it is verified.
    fails: (page, outcome) => (outcome === 'lost' ? isVerified(page) : failed(page)),
    again: async (page, outcome) => {
      if (outcome === 'not-received') await submit(page);
    },
    succeeds: (page, outcome) =>
      outcome === 'lost' ? expect(page).not.toHaveURL(/\/kyc/) : isVerified(page),
  },
  {
    call: 'deleteIdentityPictures',
    reach: openCheck,
    make: (page) => page.getByRole('button', { name: 'Delete my pictures' }).click(),
    fails: (page) => expectToast(page, /\w/),
    async succeeds(page) {
      await expectToast(page, 'Your pictures have been deleted.');
      await expect(page.getByAltText('Your selfie')).toBeHidden();
    },
  },
  {
    call: 'verifyFaceForOrder',
    proves: '[KYC-36]',
    async reach(page) {
      await openCheck(page);
      await submit(page);
      await isVerified(page);
      await asMember(page);
      await page.goto('/verifyFace');
      await takeSelfie(page);
    },
    make: verify,
    fails: failed,
    succeeds: (page) => expectToast(page, /^Face Verification Successful Match is/),
  },
];
