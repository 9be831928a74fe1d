import type { Cached } from '../../../application/shared/cached';
import type { Unavailable } from '../../../domain/shared/failure';

interface AnyAnswer {
  readonly ok: boolean;
  readonly failure?: { readonly kind: string };
}

/** Distinguishes the answer to the latest request from outdated ones. */
export class LatestRequest {
  private count = 0;

  /** Call before a request; the returned function tells whether it is still the latest. */
  begin(): () => boolean {
    this.count += 1;
    const mine = this.count;
    return () => mine === this.count;
  }

  /**
   * Calls `use` with the answer to a request and, if that came from a cache, again with the newer one; not if the
   * request is outdated by then. If refreshing fails with an outage, the cached answer stays.
   */
  async deliver<Answer extends AnyAnswer>(
    request: Promise<Cached<Answer>>,
    use: (answer: Answer) => void,
  ): Promise<void> {
    const isWanted = this.begin();
    const answer = await request;
    if (isWanted()) use(answer);
    const newer = await answer.newer;
    if (newer && isWanted() && !isOutage(newer)) use(newer);
  }

  /** Makes all pending requests outdated. */
  cancel(): void {
    this.count += 1;
  }
}

const OUTAGE: Unavailable['kind'] = 'unavailable';
const isOutage = (answer: AnyAnswer): boolean => answer.failure?.kind === OUTAGE;
