import type { Settings } from '../config';
import type { Database } from '../database/database';
import { FaultSwitch } from '../http/fault-switch';
import { createLog } from '../http/logging';
import { RateLimiter } from '../http/rate-limiter';
import { Captcha } from '../providers/captcha';
import type { Clock } from '../providers/clock';
import { LinkSigner } from '../providers/link-signer';
import { MemoryObjectStorage } from '../providers/memory-object-storage';
import { SandboxCardGateway } from '../providers/sandbox-card-gateway';
import { SandboxIdentityVerifier } from '../providers/sandbox-identity-verifier';
import { SandboxMailOutbox } from '../providers/sandbox-mail-outbox';
import { SandboxObjectStorage } from '../providers/sandbox-object-storage';
import { SandboxUpiGateway } from '../providers/sandbox-upi-gateway';
import type { Services } from '../services';

/** As a deployment without any account elsewhere has them: every provider is simulated, and nothing leaves memory. */
export function memoryServices(db: Database, clock: Clock, settings: Settings): Services {
  const signer = new LinkSigner(clock, undefined);
  return {
    db,
    clock,
    settings,
    log: createLog(settings),
    faults: new FaultSwitch(db),
    limits: new RateLimiter(db, clock, settings),
    captcha: new Captcha(db, settings.captcha),
    cards: new SandboxCardGateway(clock),
    upi: new SandboxUpiGateway(db),
    mail: new SandboxMailOutbox(clock),
    storage: new SandboxObjectStorage(new MemoryObjectStorage(signer)),
    signer,
    verifier: new SandboxIdentityVerifier(clock),
  };
}
