import type { Page } from '@playwright/test';
import { captchaIsSolved, passGate, solveCaptcha, solveCaptchaAgain, tryZipcode } from '../../steps/gate';
import { expectToast, OFFLINE_TEXT } from '../../steps/notices';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { main, retry } from './on-opening';

const zipcode = (page: Page) => page.getByLabel('ENTER SERVICE ZIPCODE');
const served = (page: Page) => page.getByRole('dialog', { name: 'Zipcodes we serve in New York, NY' });

export const LOCATION_CALLS: readonly FaultyCall[] = [
  {
    call: 'createCaptchaChallenge',
    reach: (page) => page.goto('/').then(() => expect(zipcode(page)).toBeVisible()),
    make: (page) => page.getByRole('button', { name: 'I am human' }).click(),
    fails: (page) =>
      expect(page.getByRole('button', { name: 'Verification failed. Press to try again.' })).toBeVisible(),
    again: solveCaptchaAgain,
    succeeds: captchaIsSolved,
  },
  {
    call: 'lookUpZipcode',
    proves: '[ERR-01]',
    async reach(page) {
      await page.goto('/');
      await solveCaptcha(page);
      await zipcode(page).fill('10001');
    },
    make: (page) => page.getByRole('button', { name: 'CONTINUE' }).click(),
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(zipcode(page)).toHaveValue('10001');
      await captchaIsSolved(page);
    },
    succeeds: (page) => expect(page.getByText('SHOPPING AT - 10001')).toBeVisible(),
  },
  {
    call: 'listServedPostcodes',
    async reach(page) {
      await page.goto('/');
      await tryZipcode(page, '59001');
    },
    make: (page) => page.getByRole('button', { name: 'New York, NY', exact: true }).click(),
    fails: (page) => expect(served(page).getByText(OFFLINE_TEXT)).toBeVisible(),
    again: (page) => served(page).getByRole('button', { name: 'Retry' }).click(),
    succeeds: (page) => expect(served(page).getByText('13 zipcodes')).toBeVisible(),
  },
  {
    call: 'listBanners',
    reach: async () => {},
    make: (page) => page.goto('/splash'),
    // Decorative: without it, only the text is shown.
    fails: (page) => expect(page.getByText('Your local stores').first()).toBeVisible(),
    again: (page) => page.reload(),
    succeeds: (page) => expect(page.getByText('Your local stores').first()).toBeVisible(),
  },
  {
    call: 'getHomepage',
    proves: '[NET-10] [X-175]',
    async reach(page) {
      await passGate(page);
      await page.goto('/faq');
    },
    make: (page) => page.getByRole('banner').getByRole('link', { name: 'Cork & Petal' }).click(),
    fails: (page) => expect(main(page).getByText(OFFLINE_TEXT)).toBeVisible(),
    again: retry,
    succeeds: (page) => expect(page.getByRole('heading', { name: 'OUR TOP Whiskey' })).toBeVisible(),
  },
];
