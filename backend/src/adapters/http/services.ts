import type { FastifyBaseLogger } from 'fastify';
import type { CardGateway } from '../../application/customer/card-gateway.port';
import type { CommonPasswords } from '../../application/customer/common-passwords.port';
import type { PasswordHasher } from '../../application/customer/password-hasher.port';
import type { SessionCarts } from '../../application/customer/session-carts.port';
import type { UpiGateway } from '../../application/checkout/upi-gateway.port';
import type { CheckAge } from '../../application/identity/check-age';
import type { IdentityVerifier } from '../../application/identity/identity-verifier.port';
import type { ObjectStorage } from '../../application/identity/object-storage.port';
import type { SignedLinks } from '../../application/identity/signed-links.port';
import type { PictureConverter } from '../../application/identity/picture-converter.port';
import type { ZipDirectory } from '../../application/location/zip-directory.port';
import type { Availability } from '../../application/shared/availability.port';
import type { Captcha } from '../../application/shared/captcha.port';
import type { Clock } from '../../application/shared/clock.port';
import type { DataSource } from '../../application/shared/data-source.port';
import type { Metrics } from '../../application/shared/metrics.port';
import type { MailOutbox } from '../../application/shared/mail-outbox.port';
import type { RateLimiter } from '../../application/shared/rate-limiter.port';
import type { Answer } from './operation';
import type { Settings } from '../../config';

/** As in the document. */
type CaptchaParameters = Answer<'createCaptchaChallenge'>['parameters'];

/** What this deployment offers to shoppers, which depends on its providers. */
export interface Offered {
  cards: boolean;
  upi: boolean;
  identityChecks: boolean;
  mail: boolean;
}

/** What operations are built from. */
export interface Services {
  offered: Offered;
  availability: Availability;
  data: DataSource;
  /** For browsing calls, which must not delay the others. */
  browsing: DataSource;
  clock: Clock;
  settings: Settings;
  log: FastifyBaseLogger;
  limits: RateLimiter;
  metrics: Metrics;
  captcha: Captcha<CaptchaParameters>;
  passwords: PasswordHasher;
  commonPasswords: CommonPasswords;
  sessionCarts: SessionCarts;
  zipDirectory: ZipDirectory;
  cards: CardGateway;
  upi: UpiGateway;
  mail: MailOutbox;
  storage: ObjectStorage;
  pictureConverter: PictureConverter;
  /** Signs links to this server's own object storage. */
  signedLinks: SignedLinks;
  verifier: IdentityVerifier;
  checkAge: CheckAge;
}
