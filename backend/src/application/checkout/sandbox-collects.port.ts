import type { CollectResult } from './upi-gateway.port';

/** The collect requests of the simulated UPI provider, and how they ended. */
export abstract class SandboxCollects {
  /** The first answer counts; answers with it. */
  abstract answer(id: string, end: CollectResult): Promise<CollectResult>;

  /** Returns what was paid, if it was. */
  abstract refund(id: string): Promise<void>;
}
