import { failed, ok } from '../../src/domain/shared/result';
import { area } from './samples/place';
import { contract } from './support/contract';
import { captchaUnsolved, refusing, tooOften, tooOftenForShell } from './support/answers';
import { fromState, samples } from './support/from-state';
import { eachLike, integer, regex, someText } from './support/matchers';

const outcome = contract('entry');
const lookUpZipcode = outcome.with({ call: 'lookUpZipcode' });

const locIds = (example: string) => regex('\\d+(,\\d+)*', example);

lookUpZipcode('the locations of a served zipcode [BD-28] [API-28]', {
  given: 'zipcode 10001 is served',
  query: { zipcode: '10001' },
  answer: { code: 1, data: eachLike({ state: 'NY', loc_id: locIds('11') }) },
  when: ({ serviceAreas }) => serviceAreas.lookUp('10001'),
  result: ok(area('10001', '', 'NY', ['11'])),
});

lookUpZipcode('the zipcodes that are served instead [BD-28]', {
  given: 'zipcode 59001 is not served',
  query: { zipcode: '59001' },
  answer: {
    code: 0,
    data: eachLike({
      zipcode: regex('\\d{5}', '94105'),
      city: someText('San Francisco'),
      state: regex('[A-Z]{2}', 'CA'),
      loc_id: locIds('21'),
    }),
  },
  when: ({ serviceAreas }) => serviceAreas.lookUp('59001'),
  result: failed({ kind: 'unserved', alternatives: [area('94105', 'San Francisco', 'CA', ['21'])] }),
});

lookUpZipcode('an invalid zipcode [BD-28]', {
  given: 'zipcode 99999 is invalid',
  query: { zipcode: '99999' },
  ...refusing('99999 is not a valid zipcode.'),
  when: ({ serviceAreas }) => serviceAreas.lookUp('99999'),
});

lookUpZipcode('a solved captcha lets the look-up through [X-059]', {
  given: 'the captcha is checked',
  query: { zipcode: '10001' },
  headers: { 'X-Captcha-Solution': fromState('captchaSolution') },
  answer: { code: 1, data: eachLike({ state: 'NY', loc_id: locIds('11') }) },
  when: ({ serviceAreas }) => serviceAreas.lookUp('10001', samples.captchaSolution),
  result: ok(area('10001', '', 'NY', ['11'])),
});

lookUpZipcode('a captcha that is not solved stops the look-up [X-059]', {
  ...captchaUnsolved,
  query: { zipcode: '10001' },
  when: ({ serviceAreas }) => serviceAreas.lookUp('10001', 'no-solution'),
});

lookUpZipcode('too many look-ups [BD-28, BDG-06]', {
  ...tooOften,
  query: { zipcode: '10001' },
  when: ({ serviceAreas }) => serviceAreas.lookUp('10001'),
});

const hex = (example: string) => regex('[0-9a-f]+', example);

outcome('a captcha challenge [X-059]', {
  given: 'the captcha is checked',
  call: 'createCaptchaChallenge',
  answer: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: hex('5f1c0c9a'),
      salt: hex('0b8a6f9d'),
      cost: integer(5000),
      keyLength: integer(32),
      keyPrefix: hex('00'),
      expiresAt: integer(1906531200),
    },
    signature: hex('6a0f0f1b'),
  },
  when: ({ captchaChallenges }) => captchaChallenges.next(),
  resultLike: { ok: true, value: { parameters: { cost: 5000 }, signature: '6a0f0f1b' } },
});

outcome('too many captcha challenges [X-059, BDG-06]', {
  ...tooOftenForShell,
  call: 'createCaptchaChallenge',
  when: ({ captchaChallenges }) => captchaChallenges.next(),
});
