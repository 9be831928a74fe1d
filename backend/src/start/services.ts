import { requestIdInLog } from '../../../server/request-id';
import { AltchaCaptcha } from '../adapters/captcha/altcha-captcha';
import { openCardGateway } from '../adapters/card/configured-card-gateway';
import { createLog } from '../adapters/http/logging';
import type { Offered, Services } from '../adapters/http/services';
import { SandboxIdentityVerifier } from '../adapters/identity/sandbox-identity-verifier';
import { PrometheusMetrics } from '../adapters/metrics/prometheus-metrics';
import { SandboxMailOutbox } from '../adapters/mail/sandbox-mail-outbox';
import { SharpPictureConverter } from '../adapters/picture/sharp-picture-converter';
import type { OpenDatabase } from '../adapters/postgres/database';
import { DrizzleDataSource } from '../adapters/postgres/drizzle-data-source';
import { FlexibleRateLimiter } from '../adapters/postgres/flexible-rate-limiter';
import { openObjectStorage } from '../adapters/storage/configured-object-storage';
import { LinkSigner } from '../adapters/storage/link-signer';
import { Argon2PasswordHasher } from '../adapters/passwords/argon2-password-hasher';
import { ListedCommonPasswords } from '../adapters/passwords/listed-common-passwords';
import { SandboxUpiGateway } from '../adapters/upi/sandbox-upi-gateway';
import { PackagedZipDirectory } from '../adapters/zip-directory/packaged-zip-directory';
import { MergeCart } from '../application/cart/merge-cart';
import type { Clock } from '../application/shared/clock.port';
import { SandboxCollectRequests } from '../application/checkout/sandbox-collect-requests.port';
import { CheckAge } from '../application/identity/check-age';
import { SpentChallenges } from '../application/shared/spent-challenges.port';
import type { Settings } from '../config';
import type { Providers } from '../providers';
import { NoMailOutbox } from '../adapters/mail/no-mail-outbox';
import { QueuedMailOutbox } from '../adapters/mail/queued-mail-outbox';
import { BossJobQueue } from '../adapters/postgres/jobs/boss-job-queue';
import type { MailOutbox } from '../application/shared/mail-outbox.port';
import type { Tracing } from '../../../server/tracing';
import { logFailures } from './log-failures';
import { notConfigured } from './not-configured';
import { traceProvider } from './trace-provider';

export function createServices(
  { db, browsing, pool, browsingPool, availability }: OpenDatabase,
  clock: Clock,
  settings: Settings,
  tracing?: Tracing,
): Services & { metrics: PrometheusMetrics } {
  const data = new DrizzleDataSource(db);
  const log = createLog(settings, requestIdInLog);
  const watch = <Provider extends object>(provider: Provider, name: string): Provider =>
    logFailures(traceProvider(provider, name, tracing), name, log);
  const signedLinks = new LinkSigner(clock, settings.pictures.linkSecrets);
  const offered = offeredBy(settings.providers);
  return {
    offered,
    availability,
    data,
    browsing: new DrizzleDataSource(browsing),
    clock,
    settings,
    log,
    limits: new FlexibleRateLimiter(settings, pool),
    metrics: new PrometheusMetrics(pool && browsingPool && { browsing: browsingPool, others: pool }),
    captcha: new AltchaCaptcha(data.get(SpentChallenges), settings.captcha),
    passwords: new Argon2PasswordHasher(),
    commonPasswords: new ListedCommonPasswords(settings.passwordWords),
    sessionCarts: new MergeCart(),
    zipDirectory: new PackagedZipDirectory(),
    cards: offered.cards ? watch(openCardGateway(settings, clock), 'cards') : notConfigured('card payments'),
    upi: offered.upi
      ? watch(new SandboxUpiGateway(data.get(SandboxCollectRequests)), 'UPI')
      : notConfigured('UPI payments'),
    mail: openMailOutbox(settings.providers, clock, tracing),
    pictureConverter: new SharpPictureConverter(),
    storage: hasStorage(settings)
      ? watch(openObjectStorage(settings.pictures, signedLinks), 'object storage')
      : notConfigured('object storage'),
    signedLinks,
    verifier: offered.identityChecks
      ? watch(new SandboxIdentityVerifier(clock), 'identity verifier')
      : notConfigured('identity checks'),
    checkAge: new CheckAge(clock, () => settings.agePolicy),
  };
}

/** Production needs a storage other than memory, which loses pictures. */
const hasStorage = ({ mode, pictures }: Settings): boolean =>
  mode !== 'production' || Boolean(pictures.bucket ?? pictures.folder);

function openMailOutbox({ mail }: Providers, clock: Clock, tracing?: Tracing): MailOutbox {
  if (mail === 'smtp') return new QueuedMailOutbox(clock, new BossJobQueue(tracing));
  return mail === 'sandbox' ? new SandboxMailOutbox(clock) : new NoMailOutbox();
}

const offeredBy = ({ cards, upi, identity, mail }: Providers): Offered => ({
  cards: cards !== 'none',
  upi: upi !== 'none',
  identityChecks: identity !== 'none',
  mail: mail !== 'none',
});
