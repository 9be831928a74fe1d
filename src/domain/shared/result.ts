/** A value, or an expected failure whose literal `kind` the caller switches on. */
export type Result<Value, Failure> = Ok<Value> | Failed<Failure>;

export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Failed<Failure> {
  readonly ok: false;
  readonly failure: Failure;
}

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

export const failed = <Failure>(failure: Failure): Failed<Failure> => ({ ok: false, failure });
