import { operations } from '../../sdk/generated/document';
import type { Fetch } from '../../sdk/src/exchange';
import type { FailureMode, OperationId } from './failure-modes';

const BY_PLACE = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id as OperationId]),
);

/** Calls that change data of the backend. */
const CHANGES = /addtocart|updateitem|deleteitem|addaddress|mycards|placeorder\/placeorder|coupon_code/;

interface Break {
  readonly operation: OperationId;
  readonly mode: FailureMode;
  /** Only after this call has been made. */
  readonly after: OperationId | undefined;
}

/** A connection to a whole backend on which chosen calls fail. */
export class FaultyNetwork {
  /** Whether the backend has changed since. */
  hasChanged = false;
  private breaks: readonly Break[] = [];
  private readonly made = new Set<OperationId>();
  private readonly timeouts = new Map<AbortSignal, AbortController>();
  private markFailed: () => void = () => {};
  private readonly failed = new Promise<void>((resolve) => (this.markFailed = resolve));

  constructor(private readonly baseUrl: string) {}

  breakAt(operation: OperationId, mode: FailureMode, after?: OperationId): void {
    this.breaks = [...this.breaks, { operation, mode, after }];
  }

  recover(): void {
    this.breaks = [];
  }

  /** Resolves when the first of the calls has failed. */
  untilFailed(): Promise<void> {
    return this.failed;
  }

  /** Replaces the platform's timeouts: they fire when a call is known to get no answer. */
  readonly deadline = (): AbortSignal => {
    const controller = new AbortController();
    this.timeouts.set(controller.signal, controller);
    return controller.signal;
  };

  readonly fetch: Fetch = (input, init) => {
    const request = init as RequestInit & { url: string };
    const { pathname, search } = new URL(input as string);
    const operation = BY_PLACE.get(`${request.method} ${pathname}`);
    if (!operation) throw new Error(`No such call: ${request.method} ${pathname}`);
    const broken = this.breaks.find((one) => one.operation === operation && this.isDue(one));
    this.made.add(operation);
    const send = () => {
      if (CHANGES.test(`${pathname}${request.body as string}`)) this.hasChanged = true;
      return fetch(`${this.baseUrl}${pathname}${search}`, {
        ...request,
        headers: request.headers,
        signal: null,
      });
    };
    if (!broken) return send();
    this.markFailed();
    const { signal } = request;
    return broken.mode.answer({ operation, send, signal, giveUp: () => signal && this.expire(signal) });
  };

  private isDue({ after }: Break): boolean {
    return after === undefined || this.made.has(after);
  }

  private expire(signal: AbortSignal): void {
    this.timeouts.get(signal)?.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  }
}
