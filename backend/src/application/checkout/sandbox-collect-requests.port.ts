import type { CollectResult } from './upi-gateway.port';

/** The collect requests of the simulated UPI provider, and their results. */
export abstract class SandboxCollectRequests {
  /** The first answer counts, and is returned. */
  abstract answer(id: string, end: CollectResult): Promise<CollectResult>;

  /** Returns a payment, if there was one. */
  abstract refund(id: string): Promise<void>;
}
