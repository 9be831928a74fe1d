import type { Settings } from '../config';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../adapters/postgres/database';
import { FaultSwitch } from '../../../demo/faults/fault-switch';
import { createLog } from '../adapters/http/logging';
import { RateLimiter } from '../adapters/postgres/rate-limiter';
import { Captcha } from '../adapters/captcha/captcha';
import type { CardGateway } from '../application/customer/card-gateway.port';
import type { Clock } from '../application/shared/clock';
import { openCardGateway } from '../adapters/card/configured-card-gateway';
import { openObjectStorage } from '../adapters/storage/configured-object-storage';
import type { IdentityVerifier } from '../application/identity/identity-verifier.port';
import { LinkSigner } from '../adapters/storage/link-signer';
import type { MailOutbox } from '../application/shared/mail-outbox.port';
import type { ObjectStorage } from '../application/identity/object-storage.port';
import { reporting } from './reporting';
import { SandboxIdentityVerifier } from '../adapters/identity/sandbox-identity-verifier';
import { SandboxMailOutbox } from '../adapters/mail/sandbox-mail-outbox';
import { SandboxUpiGateway } from '../adapters/upi/sandbox-upi-gateway';
import type { UpiGateway } from '../application/checkout/upi-gateway.port';

/** What every context is built from. */
export interface Services {
  db: Database;
  clock: Clock;
  settings: Settings;
  log: FastifyBaseLogger;
  faults: FaultSwitch;
  limits: RateLimiter;
  captcha: Captcha;
  cards: CardGateway;
  upi: UpiGateway;
  mail: MailOutbox;
  storage: ObjectStorage;
  /** Of links to this server's own store. */
  signer: LinkSigner;
  verifier: IdentityVerifier;
}

export function createServices(db: Database, clock: Clock, settings: Settings): Services {
  const log = createLog(settings);
  const signer = new LinkSigner(clock, settings.pictures.linkSecret);
  return {
    db,
    clock,
    settings,
    log,
    faults: new FaultSwitch(db),
    limits: new RateLimiter(db, clock, settings),
    captcha: new Captcha(db, settings.captcha),
    cards: reporting(openCardGateway(settings, clock), 'cards', log),
    upi: reporting(new SandboxUpiGateway(db), 'UPI', log),
    mail: new SandboxMailOutbox(clock),
    storage: reporting(openObjectStorage(settings, signer), 'object storage', log),
    signer,
    verifier: reporting(new SandboxIdentityVerifier(clock), 'identity verifier', log),
  };
}
