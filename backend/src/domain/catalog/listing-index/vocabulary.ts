import { IntList } from './int-list';

const BETWEEN = '\n';

/** Codes, in ascending order. */
export interface WordsWithPart {
  /** With the part anywhere, also at their beginning. */
  containing: number[];
  beginning: number[];
}

/** The different words of the catalogue, each with a code: one text, in which a million words are searched in milliseconds. */
export class Vocabulary {
  private readonly codes = new Map<string, number>();
  /** Each word between two line breaks. */
  private text = BETWEEN;
  private readonly starts = new IntList();

  get length(): number {
    return this.starts.length;
  }

  /** The code of a word, which has no line break; it is added if it is new. */
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

  /** The words that have the part, which must not be empty. */
  having(part: string): WordsWithPart {
    const found: WordsWithPart = { containing: [], beginning: [] };
    for (let at = this.text.indexOf(part); at >= 0; at = this.text.indexOf(part, at)) {
      const code = this.codeAt(at);
      found.containing.push(code);
      if (this.starts.at(code) === at) found.beginning.push(code);
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
