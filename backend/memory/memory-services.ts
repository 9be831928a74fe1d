import type { Services } from '../src/adapters/http/services';
import type { Settings } from '../src/config';
import type { Database } from '../src/adapters/postgres/database';
import { createLog } from '../src/adapters/http/logging';
import { AltchaCaptcha } from '../src/adapters/captcha/altcha-captcha';
import { PackagedZipDirectory } from '../src/adapters/zip-directory/packaged-zip-directory';
import { MergeCart } from '../src/application/cart/merge-cart';
import { SandboxCollectRequests } from '../src/application/checkout/sandbox-collect-requests.port';
import { CheckAge } from '../src/application/identity/check-age';
import { SpentChallenges } from '../src/application/shared/spent-challenges.port';
import { DrizzleDataSource } from '../src/adapters/postgres/drizzle-data-source';
import { AlwaysAvailable } from '../src/application/shared/availability.port';
import type { Clock } from '../src/application/shared/clock.port';
import { LinkSigner } from '../src/adapters/storage/link-signer';
import { MemoryObjectStorage } from '../src/adapters/storage/memory-object-storage';
import { SandboxCardGateway } from '../src/adapters/card/sandbox-card-gateway';
import { SandboxIdentityVerifier } from '../src/adapters/identity/sandbox-identity-verifier';
import { SandboxMailOutbox } from '../src/adapters/mail/sandbox-mail-outbox';
import { SharpPictureConverter } from '../src/adapters/picture/sharp-picture-converter';
import { Argon2PasswordHasher } from '../src/adapters/passwords/argon2-password-hasher';
import { ListedCommonPasswords } from '../src/adapters/passwords/listed-common-passwords';
import { SandboxUpiGateway } from '../src/adapters/upi/sandbox-upi-gateway';
import { NoMetrics } from './no-metrics';
import { Unlimited } from './unlimited';

/** Services without external accounts: every provider is simulated, and nothing leaves memory. */
export function memoryServices(db: Database, clock: Clock, settings: Settings): Services {
  const data = new DrizzleDataSource(db);
  const signedLinks = new LinkSigner(clock, settings.pictures.linkSecrets);
  return {
    offered: { cards: true, upi: true, identityChecks: true, mail: true },
    availability: new AlwaysAvailable(),
    data,
    browsing: data,
    clock,
    settings,
    log: createLog(settings),
    limits: new Unlimited(),
    metrics: new NoMetrics(),
    captcha: new AltchaCaptcha(data.get(SpentChallenges), settings.captcha),
    passwords: new Argon2PasswordHasher(),
    commonPasswords: new ListedCommonPasswords(settings.passwordWords),
    sessionCarts: new MergeCart(),
    zipDirectory: new PackagedZipDirectory(),
    cards: new SandboxCardGateway(clock),
    upi: new SandboxUpiGateway(data.get(SandboxCollectRequests)),
    mail: new SandboxMailOutbox(clock),
    pictureConverter: new SharpPictureConverter(),
    storage: new MemoryObjectStorage(signedLinks),
    signedLinks,
    verifier: new SandboxIdentityVerifier(clock),
    checkAge: new CheckAge(clock, () => settings.agePolicy),
  };
}
