import type { CommonPasswords } from '../../application/customer/common-passwords.port';

/** Stand between the words of a shop's name, in the languages of the shop. */
const CONJUNCTIONS = ['and', 'y'];

/**
 * The passwords that are found most often in breaches, as listed by zxcvbn-ts, and those that consist of words that are
 * guessed for this shop (ASVS 6.2.11).
 */
export class ListedCommonPasswords implements CommonPasswords {
  private listed: Promise<ReadonlySet<string>> | undefined;
  private readonly shopWords: readonly string[];

  /** @param shopTexts texts whose words are guessed, such as the shop's name */
  constructor(shopTexts: readonly string[]) {
    const words = shopTexts.flatMap((text) => text.toLowerCase().split(NO_LETTERS));
    this.shopWords = [...words, ...CONJUNCTIONS].filter((word) => word !== '');
  }

  async has(password: string): Promise<boolean> {
    this.listed ??= readList();
    const lowerCase = password.toLowerCase();
    return (
      consistsOf(lowerCase.replaceAll(NO_LETTERS, ''), this.shopWords) || (await this.listed).has(lowerCase)
    );
  }
}

const NO_LETTERS = /\P{L}+/gu;

/** Fewer letters say nothing of a password that has eight characters at least. */
const MIN_LETTERS = 4;

/** Whether the letters are those words, one after the other and as often as liked. */
function consistsOf(letters: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  // A set also visits what is added while it is visited.
  for (const end of ends)
    for (const word of words) if (letters.startsWith(word, end)) ends.add(end + word.length);
  return letters.length >= MIN_LETTERS && ends.has(letters.length);
}

/** Read with the first new password, since unpacking the list takes longer than any check. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
