/** Distinguishes the answer to the latest request from outdated ones. */
export class LatestRequest {
  private count = 0;

  /** Call before a request; the returned function tells whether it is still the latest. */
  begin(): () => boolean {
    this.count += 1;
    const mine = this.count;
    return () => mine === this.count;
  }

  /** Makes all pending requests outdated. */
  cancel(): void {
    this.count += 1;
  }
}
