import { IdSource } from '../../../src/application/shared/id-source.port';

/** id-1, id-2, id-3 */
export class FakeIds extends IdSource {
  private count = 0;

  next(): string {
    this.count += 1;
    return `id-${this.count}`;
  }
}
