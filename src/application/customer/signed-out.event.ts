/** The shopper has signed out: nothing of theirs may remain in this browser. */
export class SignedOut {}
