import { withFacts } from '../shared/with-facts';

/** A visitor has no token, a guest a token without a name, a member both; returning: a token whose owner is not yet known. */
export type SessionKind = 'visitor' | 'guest' | 'member' | 'returning';

interface SessionFacts {
  readonly token: string;
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
}

/** The shopper's session. */
export class Session extends withFacts<SessionFacts>() {
  static readonly visitor = new Session({ token: '', customerId: '', name: '', email: '' }, 'visitor', null);

  private constructor(
    facts: SessionFacts,
    readonly kind: SessionKind,
    /** The kind of the session that expired: the shell asks a member to sign in again and informs a guest. */
    readonly expiredFrom: SessionKind | null,
  ) {
    super(facts);
  }

  /** A token found in the browser's storage. */
  static returning(token: string, customerId: string): Session {
    const facts = { token, customerId, name: '', email: '' };
    return token ? new Session(facts, 'returning', null) : Session.visitor;
  }

  static guest(token: string, customerId: string, email = ''): Session {
    return new Session({ token, customerId, name: '', email }, 'guest', null);
  }

  static member(token: string, customerId: string, name: string, email = ''): Session {
    if (!name.trim()) return Session.guest(token, customerId, email);
    return new Session({ token, customerId, name: name.trim(), email }, 'member', null);
  }

  /** The session once the backend has named its owner; an empty name means a guest. */
  ownedBy({ name, email }: { name: string; email: string }): Session {
    return this.hasToken ? Session.member(this.token, this.customerId, name, email) : this;
  }

  expired(): Session {
    return new Session(Session.visitor, 'visitor', this.kind);
  }

  get hasToken(): boolean {
    return this.token !== '';
  }

  get isMember(): boolean {
    return this.kind === 'member';
  }

  get isGuest(): boolean {
    return this.kind === 'guest';
  }

  /** Cart and checkout accept a member or a guest session. */
  get mayCheckOut(): boolean {
    return this.hasToken;
  }
}
