import type { Settings } from './config';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database';
import { FaultSwitch } from './http/fault-switch';
import { createLog } from './http/logging';
import { RateLimiter } from './http/rate-limiter';
import { Captcha } from './providers/captcha';
import type { CardGateway } from './providers/card-gateway';
import type { Clock } from './providers/clock';
import { openCardGateway } from './providers/configured-card-gateway';
import { openObjectStorage } from './providers/configured-object-storage';
import type { IdentityVerifier } from './providers/identity-verifier';
import { LinkSigner } from './providers/link-signer';
import type { MailOutbox } from './providers/mail-outbox';
import type { ObjectStorage } from './providers/object-storage';
import { reporting } from './providers/reporting';
import { SandboxIdentityVerifier } from './providers/sandbox-identity-verifier';
import { SandboxMailOutbox } from './providers/sandbox-mail-outbox';
import { SandboxUpiGateway } from './providers/sandbox-upi-gateway';
import type { UpiGateway } from './providers/upi-gateway';

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
