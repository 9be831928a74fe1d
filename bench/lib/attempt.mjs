import { NotAvailable } from './not-available.mjs';

/** The value, or the error. */
export async function attempt(measure) {
  try {
    return { value: await measure() };
  } catch (error) {
    if (error instanceof NotAvailable) return { reason: error.message };
    throw error;
  }
}
