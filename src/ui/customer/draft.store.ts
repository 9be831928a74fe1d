import { injectable } from 'inversify';

/**
 * What somebody had typed when their session ended, until they have signed in again and are back. In memory
 * alone, and for nobody else: it may be an address.
 */
@injectable()
export class DraftStore {
  private readonly drafts = new Map<string, { readonly customerId: string; readonly typed: unknown }>();

  keep(form: string, customerId: string, typed: unknown): void {
    this.drafts.set(form, { customerId, typed });
  }

  /** The draft of that form, once, if it is that customer's; anybody else's is dropped. */
  take<Typed>(form: string, customerId: string): Typed | null {
    const draft = this.drafts.get(form);
    this.drafts.delete(form);
    return draft?.customerId === customerId ? (draft.typed as Typed) : null;
  }
}
