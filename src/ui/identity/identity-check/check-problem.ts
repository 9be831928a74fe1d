import { TOO_YOUNG } from '../../../../rules/identity/age';
import type { CheckOutcome } from '../../../application/identity/check-identity';

export const UPLOAD_FAILED = 'Error In Uploading.';

/** The text of each outcome, spelt as in the specification (KYC-19, KYC-24..26, X-081). */
export function checkProblem(outcome: Exclude<CheckOutcome, { kind: 'verified' }>): string {
  switch (outcome.kind) {
    case 'upload-refused':
      return UPLOAD_FAILED;
    case 'not-matched':
      return outcome.message || 'Error In Face Matching. Please Try Again';
    case 'too-young':
      return TOO_YOUNG;
    case 'refused':
      return outcome.message || 'Something Went Wrong.';
    case 'unavailable':
      return 'Something Went Wrong';
  }
}
