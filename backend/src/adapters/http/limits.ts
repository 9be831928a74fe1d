import type { Limit } from '../../application/shared/rate-limiter.port';
import type { OperationId } from './operation';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one address may make a call (BDG-06); wrong passwords are counted where they are checked. */
export const LIMITS: Partial<Record<OperationId, Limit>> = {
  register: { times: 20, seconds: HOUR },
  startGuestSession: { times: 30, seconds: HOUR },
  createCaptchaChallenge: { times: 120, seconds: 10 * MINUTE },
  uploadIdentityDocument: { times: 60, seconds: HOUR },
  createSelfieUploadLink: { times: 60, seconds: HOUR },
  uploadSelfie: { times: 60, seconds: HOUR },
  verifyUpi: { times: 60, seconds: HOUR },
  lookUpZipcode: { times: 300, seconds: 10 * MINUTE },
};

/** The zip check of the product page has no captcha, and so a tighter limit. */
export const LOOKUP_WITHOUT_CAPTCHA: Limit = { times: 60, seconds: 10 * MINUTE };
