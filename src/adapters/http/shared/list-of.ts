type WireList<Member> = readonly (Member | null)[] | null | undefined;

/** The members of a list that may be missing or contain null. */
export const listOf = <Member>(list: WireList<Member>): Member[] =>
  (list ?? []).filter((member): member is Member => member !== null && member !== undefined);

/** The members that have the given required fields. */
export const listWith = <Member, Name extends keyof Member>(
  list: WireList<Member>,
  ...names: Name[]
): Member[] => listOf(list).filter((member) => names.every((name) => String(member[name] ?? '') !== ''));
