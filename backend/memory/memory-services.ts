import type { Settings } from '../src/config';
import type { Database } from '../src/adapters/postgres/database';
import { FaultSwitch } from '../../demo/faults/fault-switch';
import { createLog } from '../src/adapters/http/logging';
import { RateLimiter } from '../src/adapters/postgres/rate-limiter';
import { Captcha } from '../src/adapters/captcha/captcha';
import type { Clock } from '../src/application/shared/clock';
import { LinkSigner } from '../src/adapters/storage/link-signer';
import { MemoryObjectStorage } from '../src/adapters/storage/memory-object-storage';
import { SandboxCardGateway } from '../src/adapters/card/sandbox-card-gateway';
import { SandboxIdentityVerifier } from '../src/adapters/identity/sandbox-identity-verifier';
import { SandboxMailOutbox } from '../src/adapters/mail/sandbox-mail-outbox';
import { SandboxObjectStorage } from '../src/adapters/storage/sandbox-object-storage';
import { SandboxUpiGateway } from '../src/adapters/upi/sandbox-upi-gateway';
import type { Services } from '../src/start/services';

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
