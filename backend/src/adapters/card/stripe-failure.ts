interface StripeFailure {
  type: string;
  code?: string;
  message: string;
}

export const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string';

export const codeOf = (error: unknown): string | undefined =>
  isStripeFailure(error) ? error.code : undefined;

/** undefined for what Stripe does not know, or no longer. */
export const unlessMissing = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (codeOf(error) !== 'resource_missing') throw error;
    return undefined;
  });
