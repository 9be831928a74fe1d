import type { Limit } from '../../application/shared/rate-limiter.port';
import type { OperationId } from './operation';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rate limits for each client address (BDG-06); wrong passwords are counted where they are checked. */
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

/** The product page's zip check has no captcha, and therefore a tighter limit. */
export const LOOKUP_WITHOUT_CAPTCHA: Limit = { times: 60, seconds: 10 * MINUTE };
