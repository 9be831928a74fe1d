/**
 * A business outcome other than success, shown to the shopper; thrown inside a transaction it rolls it back.
 */
export class Refusal extends Error {}

/** Runs a rule and turns its refusal into an answer. */
export async function orRefused<Done, Refused>(
  rule: () => Promise<Done>,
  refused: (message: string) => Refused,
): Promise<Done | Refused> {
  try {
    return await rule();
  } catch (error) {
    if (error instanceof Refusal) return refused(error.message);
    throw error;
  }
}
