/** Somebody has created an account and is signed in with it (AUTH-37..39). */
export class CustomerRegistered {}
