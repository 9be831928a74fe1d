import type { SandboxCollectRequests } from '../../application/checkout/sandbox-collect-requests.port';
import { isUpiId } from '../../domain/checkout/upi-id';
import {
  type CollectResult,
  type CollectOutcome,
  type CollectRequest,
  UpiGateway,
} from '../../application/checkout/upi-gateway.port';

/** The page on which a person answers in place of a UPI app (BDG-07). */
export const collectPagePath = (id: string): string => `/payuapi/sandbox/${encodeURIComponent(id)}`;

/**
 * Knows every well-formed id except one, so that both answers can be seen (DEMO-48). A page that says that it is
 * simulated asks the person; no money moves (X-151, BDG-07).
 */
export class SandboxUpiGateway implements UpiGateway {
  constructor(private readonly collects: SandboxCollectRequests) {}

  async knows(upiId: string): Promise<boolean> {
    return isUpiId(upiId) && upiId.toLowerCase() !== 'nobody@okbank';
  }

  async request({ id, upiId }: CollectRequest): Promise<CollectOutcome> {
    return (await this.knows(upiId))
      ? { kind: 'requested', pageUrl: collectPagePath(id) }
      : { kind: 'declined' };
  }

  async close(id: string): Promise<CollectResult> {
    return this.collects.answer(id, 'declined');
  }

  async refund(id: string): Promise<void> {
    await this.collects.refund(id);
  }

  /** No money moves, so there is nothing to refund. */
  async refundPart(): Promise<void> {}
}
