import { TOO_YOUNG } from '../../../../rules/identity/age';
import type { CheckOutcome } from '../../../application/identity/check-identity';
import { identityCheckTexts } from '../../../texts/identity/identity-check';

/** The text of each outcome, spelt as in the specification (KYC-19, KYC-24..26, X-081). */
export function checkProblem(outcome: Exclude<CheckOutcome, { kind: 'verified' }>): string {
  switch (outcome.kind) {
    case 'upload-refused':
      return identityCheckTexts.uploadFailed;
    case 'not-matched':
      return outcome.message || identityCheckTexts.notMatched;
    case 'too-young':
      return TOO_YOUNG;
    case 'refused':
      return outcome.message || identityCheckTexts.refused;
    case 'unavailable':
      return identityCheckTexts.failed;
  }
}
