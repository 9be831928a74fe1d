import { createHash } from 'node:crypto';
import { isUpiId, type MandateOutcome, type UpiGateway } from './upi-gateway';

/** Knows every well-formed id but one, so that both answers can be seen (DEMO-48); no money moves (BDG-07). */
export class SandboxUpiGateway implements UpiGateway {
  async knows(upiId: string): Promise<boolean> {
    return isUpiId(upiId) && upiId.toLowerCase() !== 'nobody@okbank';
  }

  async authorise({
    upiId,
    idempotencyKey,
  }: Parameters<UpiGateway['authorise']>[0]): Promise<MandateOutcome> {
    if (!(await this.knows(upiId))) return { kind: 'declined' };
    return {
      kind: 'authorised',
      chargeId: `upi_${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24)}`,
    };
  }

  /** Nothing is blocked here, so there is nothing to take. */
  async capture(): Promise<void> {}

  async release(): Promise<void> {}
}
