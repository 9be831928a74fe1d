/** A number for each value, from 0. */
export class Codes<Value> {
  private readonly codeOf = new Map<Value, number>();
  readonly values: Value[] = [];

  find(value: Value): number | undefined {
    return this.codeOf.get(value);
  }

  of(value: Value): number {
    const known = this.codeOf.get(value);
    if (known !== undefined) return known;
    this.codeOf.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}
