import type { Answer } from '@cork-and-petal/sdk';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { callFailed } from '../http-failure';

/** For calls whose answer is only success or failure. */
export function emptyResult(answer: Answer<unknown>): Result<null, CallFailure> {
  if (!answer.ok) return callFailed(answer.failure);
  return answer.succeeded ? ok(null) : refused(answer.message ?? '');
}
