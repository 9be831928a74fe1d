import type { Cart } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import { type CallFailure, isSignedOut } from '../../domain/shared/failure';
import { cartSessionTexts } from '../../texts/cart/cart-session';

/** A removed line, and its former position. */
interface Removal {
  readonly cartId: string;
  readonly line: CartLine;
  readonly groupAt: number;
  readonly lineAt: number;
}

/** The last removed line, until it is restored. */
export interface RemovedLine extends Removal {
  readonly isRestoring: boolean;
  /** Why it could not be restored; empty if it was not tried or not refused. */
  readonly problem: string;
}

/** The last removal, which can be undone until the cart changes again or the screen is left. */
export class LastRemoval {
  private removal: Removal | null = null;
  private problem = '';
  /** Lines being restored that are not in the backend's cart yet. */
  private restoring: readonly CartLine[] = [];
  /** The answer was lost: the line may have been restored already. */
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

  /** Call when another change was made. */
  forget(): void {
    this.removal = null;
    this.problem = '';
    this.isUncertain = false;
  }

  /** Returns the line to restore; null if there is none, or it is being restored already. */
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
    this.problem = isSignedOut(failure) ? '' : failure.message || cartSessionTexts.notRestored;
  }

  /** The cart could not be fetched after an addition: the lines may have been restored. */
  interrupt(problem: string): void {
    if (this.restoring.length === 0) return;
    this.restoring = [];
    this.isUncertain = true;
    this.problem = problem;
  }

  /** Returns the lines restored in the backend's cart, each with its new line. */
  collectRestored(cart: Cart): readonly (readonly [CartLine, CartLine])[] {
    const restored = this.restoring.flatMap((line) => {
      const now = cart.lineOfSameOffer(line);
      return now ? [[line, now] as const] : [];
    });
    this.restoring = this.restoring.filter((line) => !restored.some(([before]) => before === line));
    return restored;
  }

  /** The removal to show with this cart; null once the line is in the cart again, however it got there. */
  removedFrom(cart: Cart): RemovedLine | null {
    // A line that was ordered in another tab was not removed.
    if (!this.removal || cart.id !== this.removal.cartId || cart.lineOfSameOffer(this.removal.line))
      return null;
    const isRestoring = this.restoring.includes(this.removal.line);
    return { ...this.removal, isRestoring, problem: this.problem };
  }

  /** The id of the restored line; empty while it is removed. */
  restoredIdIn(cart: Cart): string {
    return (this.removal && cart.lineOfSameOffer(this.removal.line)?.id) ?? '';
  }
}
