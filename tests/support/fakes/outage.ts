import {
  OFFLINE_MESSAGE,
  type Unavailable,
  type UnavailableReason,
  unavailable,
} from '../../../src/domain/shared/failure';
import type { Failed } from '../../../src/domain/shared/result';

/** Makes a fake unavailable: `carts.outage.begin()`. */
export class Outage {
  private failure: Failed<Unavailable> | null = null;

  begin(reason: UnavailableReason = 'offline', message = OFFLINE_MESSAGE): void {
    this.failure = unavailable(reason, message);
  }

  end(): void {
    this.failure = null;
  }

  /** The failure of a call while the outage lasts. */
  get now(): Failed<Unavailable> | null {
    return this.failure;
  }
}
