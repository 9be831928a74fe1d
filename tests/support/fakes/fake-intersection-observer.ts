/** For a browser without layout: a test says how much of the observed elements is visible. */
export class FakeIntersectionObserver {
  private static readonly all = new Set<FakeIntersectionObserver>();

  constructor(private readonly report: (entries: readonly { intersectionRatio: number }[]) => void) {}

  /** @param intersectionRatio from 0 to 1 */
  static see(intersectionRatio: number): void {
    for (const { report } of FakeIntersectionObserver.all) report([{ intersectionRatio }]);
  }

  observe(): void {
    FakeIntersectionObserver.all.add(this);
  }

  disconnect(): void {
    FakeIntersectionObserver.all.delete(this);
  }
}
