/** Something in a file that must be corrected before anything is imported. */
interface FileProblem {
  /** Such as `offers.csv`. */
  file: string;
  /** Counted from 1; the first line of a row that has several. */
  line: number;
  text: string;
}

/** How many problems of a file are stored; the rest are only counted. */
const MAX_STORED = 100;

/** Collects any number of problems in bounded memory. */
export class FileProblems {
  private readonly kept: FileProblem[] = [];
  private readonly counts = new Map<string, number>();

  add(problem: FileProblem): void {
    const count = this.countOf(problem.file) + 1;
    this.counts.set(problem.file, count);
    if (count <= MAX_STORED) this.kept.push(problem);
  }

  /** Further problems of a file that are counted only. */
  addUnseen(file: string, count: number): void {
    this.counts.set(file, this.countOf(file) + count);
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** By file in the order in which they were found, and by line. */
  first(limit: number): FileProblem[] {
    const files = [...this.counts.keys()];
    const inOrder = this.kept.toSorted(
      (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line,
    );
    return inOrder.slice(0, limit);
  }

  private readonly countOf = (file: string): number => this.counts.get(file) ?? 0;
}
