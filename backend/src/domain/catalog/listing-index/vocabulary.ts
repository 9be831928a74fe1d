import { IntList } from './int-list';

const BETWEEN = '\n';
/** A part of this length or shorter is in so many words that looking at the beginning of each word is faster. */
const FREQUENT = 2;

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

  /** The codes of the words that contain the part, in ascending order; none for an empty part. */
  containing(part: string): number[] {
    const codes: number[] = [];
    this.eachWordWith(part, (at) => codes.push(this.codeAt(at)));
    return codes;
  }

  /** The codes of the words that begin with the part, in ascending order; none for an empty part. */
  beginningWith(part: string): number[] {
    const codes: number[] = [];
    const add = (at: number): void => {
      if (this.text[at - 1] === BETWEEN) codes.push(this.codeAt(at));
    };
    if (part.length > FREQUENT) this.eachWordWith(part, add);
    else if (part !== '') this.eachWordWith(BETWEEN + part, (at) => add(at + BETWEEN.length));
    return codes;
  }

  /** Calls back with the position of the part in each word, or before it if the part begins with a line break. */
  private eachWordWith(part: string, found: (at: number) => void): void {
    if (part === '') return;
    for (let at = this.text.indexOf(part); at >= 0; at = this.text.indexOf(part, at)) {
      found(at);
      at = this.text.indexOf(BETWEEN, at + 1);
    }
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
