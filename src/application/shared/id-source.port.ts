/** Gives a new id at every call, one that nobody can guess. */
export abstract class IdSource {
  abstract next(): string;
}
