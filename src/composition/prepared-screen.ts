import { FirstScreen, type PreparedViewModel } from '../ui/shared/view-model/first-screen';

/** What is not there after this long is shown when it comes; the answers themselves are in the page. */
const TIMEOUT_MS = 2000;

/** Waits for it, within reason; false when it took too long. */
async function settlesInTime(started: unknown): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS, 'late')));
  const first = await Promise.race([started, timeout]).catch(() => undefined);
  clearTimeout(timer);
  return first !== 'late';
}

interface Entry {
  readonly viewModel: object;
  readonly ready: Promise<void>;
}

/** Keeps the started view-models by their place in the tree: React throws a suspended component's own state away. */
export class PreparedScreen extends FirstScreen {
  private readonly entries = new Map<string, Entry>();
  private readonly unclaimed = new WeakSet<object>();
  private lateCount = 0;

  /** @param isExpected which places belong to the first screen: on the server all, in the browser those of the server */
  constructor(private readonly isExpected: (place: string) => boolean) {
    super();
  }

  /** Something was not there in time: the browser, which has the answers in the page, would draw another screen. */
  get isLate(): boolean {
    return this.lateCount > 0;
  }

  /** The places that the first screen turned out to have. */
  get places(): readonly string[] {
    return [...this.entries.keys()];
  }

  prepare<VM extends object>(
    place: string,
    make: () => { viewModel: VM; started: unknown },
  ): PreparedViewModel<VM> | undefined {
    if (!this.isExpected(place)) return undefined;
    const entry = this.entries.get(place) ?? this.begin(place, make());
    return entry as Entry & { viewModel: VM };
  }

  claim(viewModel: object): boolean {
    return this.unclaimed.delete(viewModel);
  }

  private async until(started: unknown): Promise<void> {
    if (!(await settlesInTime(started))) this.lateCount += 1;
  }

  private begin(place: string, { viewModel, started }: { viewModel: object; started: unknown }): Entry {
    const entry: Entry = { viewModel, ready: this.until(started) };
    this.entries.set(place, entry);
    this.unclaimed.add(viewModel);
    return entry;
  }
}
