import { injectable } from 'inversify';
import { DraftStore } from './draft.store';
import { SessionStore } from './session.store';

/** Keeps what is typed into a form when the session expires, for the same customer. */
export class FormDraft<Typed> {
  private customerId = '';

  constructor(
    private readonly form: string,
    private readonly drafts: DraftStore,
    private readonly session: SessionStore,
  ) {}

  /** Call when the form is shown: returns what was typed before, once. */
  resume(): Typed | null {
    this.customerId = this.session.session.customerId;
    return this.drafts.take<Typed>(this.form, this.customerId);
  }

  /** Call when the form is removed: keeps the text if the session has expired. */
  leave(typed: Typed): void {
    if (this.session.session.expiredFrom === 'member') this.drafts.keep(this.form, this.customerId, typed);
  }
}

/** Drafts of the signed-in customer's forms. */
@injectable()
export class FormDrafts {
  constructor(
    private readonly drafts: DraftStore,
    private readonly session: SessionStore,
  ) {}

  of<Typed>(form: string): FormDraft<Typed> {
    return new FormDraft(form, this.drafts, this.session);
  }
}
