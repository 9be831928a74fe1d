import { injectable } from 'inversify';

/**
 * What a customer had typed when the session expired, until they have signed in again. Kept in memory only
 * and for that customer alone, because it may be an address.
 */
@injectable()
export class DraftStore {
  private readonly drafts = new Map<string, { readonly customerId: string; readonly typed: unknown }>();

  keep(form: string, customerId: string, typed: unknown): void {
    this.drafts.set(form, { customerId, typed });
  }

  /** Removes and returns the draft of a form; null if it belongs to another customer. */
  take<Typed>(form: string, customerId: string): Typed | null {
    const draft = this.drafts.get(form);
    this.drafts.delete(form);
    return draft?.customerId === customerId ? (draft.typed as Typed) : null;
  }
}
