/** A shopper has created an account and is signed in (AUTH-37..39). */
export class MemberRegistered {}
