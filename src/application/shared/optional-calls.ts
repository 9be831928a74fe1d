import type { OptionalCall as Extension } from '../../../settings/page-settings';

export type OptionalCall = Extension | 'requestPasswordReset' | 'saveCard';

/** Which optional calls of the contract the backend implements; screens do not offer what needs a missing one. */
export class OptionalCalls {
  constructor(private readonly provided: Iterable<OptionalCall>) {}

  has(call: OptionalCall): boolean {
    return [...this.provided].includes(call);
  }
}
