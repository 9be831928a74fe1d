import { FirstScreen, type PreparedViewModel } from '../ui/shared/view-model/first-screen';

/** Content that takes longer is rendered in the browser. */
const TIMEOUT_MS = 2000;

/** Waits until it settles; false after the timeout. */
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

/** Keeps started view-models by React id, because React discards the state of a suspended component. */
export class PreparedScreen extends FirstScreen {
  private readonly entries = new Map<string, Entry>();
  private readonly unclaimed = new WeakSet<object>();
  private lateCount = 0;

  /** @param isExpected which components belong to the first screen: on the server all, in the browser those of the server */
  constructor(private readonly isExpected: (place: string) => boolean) {
    super();
  }

  /** Something was not ready in time, so the browser, which has the answers, would render something else. */
  get isLate(): boolean {
    return this.lateCount > 0;
  }

  /** The React ids of the components that were prepared. */
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
