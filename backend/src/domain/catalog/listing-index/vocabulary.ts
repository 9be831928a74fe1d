import { IntList } from './int-list';

const BETWEEN = '\n';

/** The different words of the catalogue, each with a code, as one text: a million words are searched in a few milliseconds. */
export class Vocabulary {
  private readonly codes = new Map<string, number>();
  /** The words between line breaks, the first after one. */
  private text = BETWEEN;
  private readonly starts = new IntList();

  get length(): number {
    return this.starts.length;
  }

  /** The code of a word; it is added if it is new. A word has no line break. */
  codeOf(word: string): number {
    const known = this.codes.get(word);
    if (known !== undefined) return known;
    const code = this.starts.length;
    this.codes.set(word, code);
    this.starts.push(this.text.length);
    this.text += word + BETWEEN;
    return code;
  }

  wordOf(code: number): string {
    const start = this.starts.at(code);
    return this.text.slice(start, this.text.indexOf(BETWEEN, start));
  }

  /** The codes of the words that contain the part, in ascending order. */
  containing(part: string): number[] {
    return this.occurrences(part).map(({ code }) => code);
  }

  /** The codes of the words that begin with the part, in ascending order. */
  beginningWith(part: string): number[] {
    return this.occurrences(part).flatMap(({ code, at }) => (at === this.starts.at(code) ? [code] : []));
  }

  /** The first occurrence in each word. */
  private occurrences(part: string): { code: number; at: number }[] {
    const found = [];
    for (let at = this.text.indexOf(part, 1); at >= 0; at = this.text.indexOf(part, at)) {
      found.push({ code: this.codeAt(at), at });
      at = this.text.indexOf(BETWEEN, at);
    }
    return found;
  }

  private codeAt(position: number): number {
    let [lowest, highest] = [0, this.starts.length - 1];
    while (lowest < highest) {
      const middle = (lowest + highest + 1) >> 1;
      if (this.starts.at(middle) <= position) lowest = middle;
      else highest = middle - 1;
    }
    return lowest;
  }
}
