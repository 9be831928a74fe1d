import { injectable } from 'inversify';
import { SessionStore } from './session.store';

interface Draft {
  readonly customerId: string;
  readonly typed: unknown;
}

/**
 * Keeps what is typed into a form when the session expires, until the same customer has signed in again, or when
 * the shopper leaves it for another screen. In memory only, because it may be an address.
 */
export class FormDraft<Typed> {
  private customerId = '';

  constructor(
    private readonly form: string,
    private readonly drafts: Map<string, Draft>,
    private readonly session: SessionStore,
  ) {}

  /** Call when the form is shown: returns what was typed before, once. */
  resume(): Typed | null {
    this.customerId = this.session.session.customerId;
    const draft = this.drafts.get(this.form);
    this.drafts.delete(this.form);
    return draft?.customerId === this.customerId ? (draft.typed as Typed) : null;
  }

  /** Call when the form is removed: keeps the text if the session has expired. */
  leave(typed: Typed): void {
    if (this.session.session.expiredFrom === 'member') this.keep(typed);
  }

  /** Keeps the text until the form is shown again. */
  keep(typed: Typed): void {
    this.drafts.set(this.form, { customerId: this.customerId, typed });
  }
}

/** Drafts of the signed-in customer's forms. */
@injectable()
export class FormDrafts {
  private readonly drafts = new Map<string, Draft>();

  constructor(private readonly session: SessionStore) {}

  of<Typed>(form: string): FormDraft<Typed> {
    return new FormDraft(form, this.drafts, this.session);
  }
}
