/** Tells the answer to the latest request from those that arrive too late. */
export class LatestRequest {
  private count = 0;

  /** Call before a request; the returned function says, once it is answered, whether it is still the latest. */
  begin(): () => boolean {
    this.count += 1;
    const mine = this.count;
    return () => mine === this.count;
  }

  /** No pending request is wanted any more. */
  cancel(): void {
    this.count += 1;
  }
}
