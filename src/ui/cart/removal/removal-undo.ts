import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CurrentChoices } from '../../../application/cart/current-choices.port';
import type { PutBack } from '../../../application/cart/put-back';
import type { Notifier } from '../../../application/shared/notifier.port';
import type { Cart } from '../../../domain/cart/cart';
import type { CartLine } from '../../../domain/cart/cart-line';
import { type CallFailure, isSignedOut } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import type { CartEditor } from '../cart-editor';

export interface RemovalUndoNeeds {
  readonly editor: CartEditor;
  readonly putBack: PutBack;
  readonly notifier: Notifier;
  readonly choices: CurrentChoices;
  /** What the cart is at the shop, asked anew. */
  readonly fetch: () => Promise<Result<Cart, CallFailure>>;
}

/** A line that is gone, and where among the others it was. */
interface Removal {
  readonly cartId: string;
  readonly line: CartLine;
  readonly groupAt: number;
  readonly lineAt: number;
}

/** The last removal can be undone until the cart is changed again, or left. */
export class RemovalUndo {
  private removal: Removal | null = null;
  private problem = '';
  /** Lines that are to come back and have not been seen in the shop's cart yet. */
  private returning: readonly CartLine[] = [];
  /** The answer was lost: the shop may have put it back already. */
  private isUncertain = false;

  constructor(private readonly needs: RemovalUndoNeeds) {
    makeAutoObservable<this, 'needs' | 'removal' | 'returning'>(
      this,
      { needs: false, removal: observableRef, returning: observableRef },
      { autoBind: true },
    );
  }

  /** What to say of it; null once the line is in the cart again, whoever put it there. */
  get state() {
    const { cart } = this.needs.editor;
    if (!this.removal || this.returned) return null;
    const { cartId, line, groupAt, lineAt } = this.removal;
    // Ordered in another tab, it was not removed.
    if (cart?.id !== cartId) return null;
    return {
      name: line.name,
      canUndo: line.canComeBack,
      isReturning: this.returning.includes(line),
      problem: this.problem,
      groupKey: line.groupKey,
      groupAt,
      lineAt,
    };
  }

  /** Where the removed line is now; empty while it is gone. */
  get returnedId(): string {
    return this.returned?.id ?? '';
  }

  /** Called before the line goes. */
  remember(lineId: string): void {
    const { cart } = this.needs.editor;
    const groups = cart?.groups ?? [];
    const groupAt = groups.findIndex(({ lines }) => lines.some(({ id }) => id === lineId));
    const lines = groups[groupAt]?.lines ?? [];
    const lineAt = lines.findIndex(({ id }) => id === lineId);
    const line = lines[lineAt];
    this.forget();
    if (cart && line) this.removal = { cartId: cart.id, line, groupAt, lineAt };
  }

  /** Another change has been made since. */
  forget(): void {
    this.removal = null;
    this.problem = '';
    this.isUncertain = false;
  }

  async undo(): Promise<void> {
    const { removal } = this;
    if (!removal?.line.canComeBack || this.returning.includes(removal.line)) return;
    const { line } = removal;
    this.problem = '';
    this.returning = [...this.returning, line];
    this.needs.editor.flush();
    await this.needs.editor.enqueue({
      send: () => this.send(line),
      confirm: (cart) => (cart.lineLike(line) ? cart : cart.with(line)),
      onFailed: (failure) => this.fail(line, failure),
    });
  }

  /** The shop's cart: what came back has a new id there. */
  receive(cart: Cart): void {
    for (const line of this.returning) {
      const now = cart.lineLike(line);
      if (!now) continue;
      this.returning = this.returning.filter((other) => other !== line);
      if (now.id !== line.id) this.carryDate(line.id, now.id);
      this.needs.notifier.success(`${line.name} is back in your cart.`);
    }
  }

  /** What came back is on another line: the date that was chosen for it comes along. */
  private carryDate(fromLineId: string, toLineId: string): void {
    const choices = this.needs.choices.get();
    const date = choices.delivery.date(fromLineId);
    if (date) this.needs.choices.set(choices.withDelivery(choices.delivery.withDate(toLineId, date)));
  }

  private get returned(): CartLine | null {
    return this.removal && (this.needs.editor.cart?.lineLike(this.removal.line) ?? null);
  }

  /** Its turn has come: a removal that failed has left it in the cart, and so may an answer that was lost. */
  private async send(line: CartLine): Promise<Result<unknown, CallFailure>> {
    const { editor, putBack, fetch } = this.needs;
    if (this.isUncertain) {
      const answer = await fetch();
      if (!answer.ok) return answer;
      editor.accept(answer.value);
    }
    const { cart } = editor;
    return cart && !cart.lineLike(line) ? putBack.execute(line) : ok(null);
  }

  private fail(line: CartLine, failure: CallFailure): void {
    runInAction(() => {
      this.returning = this.returning.filter((other) => other !== line);
      if (this.removal?.line !== line) return;
      this.isUncertain = failure.kind === 'unavailable';
      this.problem = isSignedOut(failure)
        ? ''
        : failure.message || 'It could not be put back into your cart.';
    });
  }
}
