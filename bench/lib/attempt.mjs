import { NotThereYet } from './not-there-yet.mjs';

/** The value, or why there is none. */
export async function attempt(measure) {
  try {
    return { value: await measure() };
  } catch (error) {
    if (error instanceof NotThereYet) return { reason: error.message };
    throw error;
  }
}
