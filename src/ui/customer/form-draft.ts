import { injectable } from 'inversify';
import { DraftStore } from './draft.store';
import { SessionStore } from './session.store';

/** What is typed into one form, for the same customer to find again when a session that ended has taken it away. */
export class FormDraft<Typed> {
  private customerId = '';

  constructor(
    private readonly form: string,
    private readonly drafts: DraftStore,
    private readonly session: SessionStore,
  ) {}

  /** When the form is shown: what was typed before, once. */
  resume(): Typed | null {
    this.customerId = this.session.session.customerId;
    return this.drafts.take<Typed>(this.form, this.customerId);
  }

  /** When it is taken off: kept if the end of the session is why. */
  leave(typed: Typed): void {
    if (this.session.session.expiredFrom === 'member') this.drafts.keep(this.form, this.customerId, typed);
  }
}

/** The draft of each form, for whoever is signed in. */
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
