import type { Cart } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import { type CallFailure, isSignedOut } from '../../domain/shared/failure';

/** A line that is gone, and where among the others it was. */
interface Removal {
  readonly cartId: string;
  readonly line: CartLine;
  readonly groupAt: number;
  readonly lineAt: number;
}

/** The line that was removed last, while it is gone. */
export interface RemovedLine extends Removal {
  readonly isRestoring: boolean;
  /** Why it could not be restored; empty where it was not tried, or not refused. */
  readonly problem: string;
}

/** The last removal: it can be undone until the cart is changed again, or left. */
export class LastRemoval {
  private removal: Removal | null = null;
  private problem = '';
  /** Lines that are to come back and have not been seen in the backend's cart yet. */
  private restoring: readonly CartLine[] = [];
  /** The answer was lost: the backend may have restored it already. */
  isUncertain = false;

  /** Call before the line is removed. */
  remember(cart: Cart, lineId: string): void {
    const groupAt = cart.groups.findIndex(({ lines }) => lines.some(({ id }) => id === lineId));
    const lines = cart.groups[groupAt]?.lines ?? [];
    const lineAt = lines.findIndex(({ id }) => id === lineId);
    const line = lines[lineAt];
    this.forget();
    if (line) this.removal = { cartId: cart.id, line, groupAt, lineAt };
  }

  /** Another change has been made since. */
  forget(): void {
    this.removal = null;
    this.problem = '';
    this.isUncertain = false;
  }

  /** The line to restore; null where there is none, or it is being restored already. */
  beginRestoring(): CartLine | null {
    const line = this.removal?.line;
    if (!line?.canBeRestored || this.restoring.includes(line)) return null;
    this.problem = '';
    this.restoring = [...this.restoring, line];
    return line;
  }

  fail(line: CartLine, failure: CallFailure): void {
    this.restoring = this.restoring.filter((other) => other !== line);
    if (this.removal?.line !== line) return;
    this.isUncertain = failure.kind === 'unavailable';
    this.problem = isSignedOut(failure) ? '' : failure.message || 'It could not be added back to your cart.';
  }

  /** Takes the backend's cart: the lines that have come back, each with the one that its goods are on now. */
  takeRestored(cart: Cart): readonly (readonly [CartLine, CartLine])[] {
    const restored = this.restoring.flatMap((line) => {
      const now = cart.lineOfSameOffer(line);
      return now ? [[line, now] as const] : [];
    });
    this.restoring = this.restoring.filter((line) => !restored.some(([before]) => before === line));
    return restored;
  }

  /** What to say of it beside this cart; null once the line is in it again, whoever put it there. */
  removedFrom(cart: Cart | null): RemovedLine | null {
    // Ordered in another tab, it was not removed.
    if (!this.removal || cart?.id !== this.removal.cartId || cart.lineOfSameOffer(this.removal.line))
      return null;
    const isRestoring = this.restoring.includes(this.removal.line);
    return { ...this.removal, isRestoring, problem: this.problem };
  }

  /** Where the removed line is now; empty while it is gone. */
  restoredIdIn(cart: Cart | null): string {
    return (this.removal && cart?.lineOfSameOffer(this.removal.line)?.id) ?? '';
  }
}
