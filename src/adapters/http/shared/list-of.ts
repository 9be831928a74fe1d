type WireList<Member> = readonly (Member | null)[] | null | undefined;

/** The members of a list that an answer may lack, or have holes in. */
export const listOf = <Member>(list: WireList<Member>): Member[] =>
  (list ?? []).filter((member): member is Member => member !== null && member !== undefined);

/** Those that say what they are no use without, such as the id of a product. */
export const listWith = <Member, Name extends keyof Member>(
  list: WireList<Member>,
  ...names: Name[]
): Member[] => listOf(list).filter((member) => names.every((name) => String(member[name] ?? '') !== ''));
