/** What the answer to one question may change. */
interface Asked<Field> {
  /** Whether the person has left the field alone since. */
  mayChange(field: Field): boolean;
  /** Fills the field in, unless the person has changed it since. While they are in it, that waits until they leave. */
  fill(field: Field, write: () => void): void;
}

/**
 * Which fields a person has changed, and which one they are in. The rule for every value that arrives late: what a
 * person has touched since the question was asked is never changed by its answer.
 */
export class FieldEdits<Field extends string> {
  private readonly edits = new Map<Field, number>();
  private readonly waiting = new Map<Field, () => void>();
  private current: Field | null = null;

  /** The person has changed the field. */
  edit(field: Field): void {
    this.edits.set(field, this.editsOf(field) + 1);
  }

  /** The person is in this field now; null: in none. */
  enter(field: Field | null): void {
    this.current = field;
    this.fillWaiting();
  }

  /** Call when a question is asked, and use the result for its answer. */
  ask(): Asked<Field> {
    const before = new Map(this.edits);
    const mayChange = (field: Field) => this.editsOf(field) === (before.get(field) ?? 0);
    return {
      mayChange,
      fill: (field, write) => {
        this.waiting.set(field, () => mayChange(field) && write());
        this.fillWaiting();
      },
    };
  }

  /** The person is done with the form: nothing waits any longer. */
  submit(): void {
    this.enter(null);
  }

  private fillWaiting(): void {
    for (const [field, write] of this.waiting) {
      if (field === this.current) continue;
      this.waiting.delete(field);
      write();
    }
  }

  private editsOf(field: Field): number {
    return this.edits.get(field) ?? 0;
  }
}
