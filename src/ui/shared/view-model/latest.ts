/** Tells the answer to the latest question from those that came too late. */
export class Latest {
  private count = 0;

  /** Call before asking; the result says, after the answer, whether it is still wanted. */
  begin(): () => boolean {
    this.count += 1;
    const mine = this.count;
    return () => mine === this.count;
  }

  /** Nothing that is under way is wanted any more. */
  cancel(): void {
    this.count += 1;
  }
}
