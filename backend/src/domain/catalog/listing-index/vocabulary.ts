import { IntList } from './int-list';

const BETWEEN = '\n';
const TRIO = 3;

/** The different words of the catalogue, each with a code, in ascending order wherever there are several. */
export class Vocabulary {
  private readonly codes = new Map<string, number>();
  /** Each word between two line breaks. */
  private text = BETWEEN;
  private readonly starts = new IntList();
  /** By three characters in a row: the words that have them. */
  private readonly withTrio = new Map<string, IntList>();

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
    for (const trio of triosOf(word)) this.wordsWith(trio).push(code);
    return code;
  }

  wordOf(code: number): string {
    const start = this.starts.at(code);
    return this.text.slice(start, this.text.indexOf(BETWEEN, start));
  }

  /** The words that have the part anywhere; it must not be empty. */
  containing(part: string): ArrayLike<number> & Iterable<number> {
    if (part.length < TRIO) return this.scanned(part);
    const words = this.withRarestTrio(part);
    return part.length === TRIO ? words : words.filter((code) => this.wordOf(code).includes(part));
  }

  /** The words that begin with the part, which must not be empty. */
  beginningWith(part: string): number[] {
    return Array.from(this.containing(part)).filter((code) =>
      this.text.startsWith(part, this.starts.at(code)),
    );
  }

  private wordsWith(trio: string): IntList {
    const known = this.withTrio.get(trio) ?? new IntList(1);
    this.withTrio.set(trio, known);
    return known;
  }

  /** Few words have all of the part's trios if one of them is rare. */
  private withRarestTrio(part: string): Int32Array {
    const lists = Array.from(triosOf(part), (trio) => this.withTrio.get(trio)?.items ?? new Int32Array());
    return lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest));
  }

  /** Reads all words: a million of them in milliseconds. */
  private scanned(part: string): number[] {
    const found: number[] = [];
    for (let at = this.text.indexOf(part); at >= 0; at = this.text.indexOf(part, at)) {
      found.push(this.codeAt(at));
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

function triosOf(text: string): Set<string> {
  const trios = new Set<string>();
  for (let at = TRIO; at <= text.length; at += 1) trios.add(text.slice(at - TRIO, at));
  return trios;
}
