/** The state of the fields when a request was made. */
interface EditSnapshot<Field> {
  /** Whether the shopper has left the field unchanged since the request. */
  isUnchanged(field: Field): boolean;
  /** Fills in the field, unless the shopper has changed it since. While it has the focus, waits until it loses it. */
  fill(field: Field, write: () => void): void;
}

/**
 * Tracks which fields the shopper has changed, and which one has the focus. An answer never overwrites a field that
 * was changed after its request was made.
 */
export class FieldEdits<Field extends string> {
  private readonly edits = new Map<Field, number>();
  private readonly waiting = new Map<Field, () => void>();
  private current: Field | null = null;

  /** The shopper has changed the field. */
  edit(field: Field): void {
    this.edits.set(field, this.editsOf(field) + 1);
  }

  /** This field has the focus now; null for none. */
  enter(field: Field | null): void {
    this.current = field;
    this.fillWaiting();
  }

  /** Call when making a request; the snapshot fills in its answer. */
  snapshot(): EditSnapshot<Field> {
    const before = new Map(this.edits);
    const isUnchanged = (field: Field) => this.editsOf(field) === (before.get(field) ?? 0);
    return {
      isUnchanged,
      fill: (field, write) => {
        this.waiting.set(field, () => isUnchanged(field) && write());
        this.fillWaiting();
      },
    };
  }

  /** The form was submitted: pending values are filled in. */
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
