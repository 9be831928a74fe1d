/** Generates a new unguessable id at every call. */
export abstract class IdSource {
  abstract next(): string;
}
