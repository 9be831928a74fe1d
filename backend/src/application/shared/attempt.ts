/** What a caller named, so that sending it again does it once. */
export interface Attempt {
  key: string;
  /** Of what was asked: the same key with other details is refused. */
  payloadHash: string;
}
