import type { BrowserContext, Response } from '@playwright/test';
import { findCall } from '../../../backend/memory/documented-calls';
import { expectDocumented } from '../../../backend/testing/expect-documented';

/** Checks the backend's answers in a context against the document; reports mismatches. */
export function watchTraffic(context: BrowserContext): () => Promise<readonly string[]> {
  const readings: Promise<string | undefined>[] = [];
  context.on('response', (response) => readings.push(problemOf(response)));
  return async () => (await Promise.all(readings)).filter((problem) => problem !== undefined);
}

async function problemOf(response: Response): Promise<string | undefined> {
  const { pathname } = new URL(response.url());
  const id = findCall(response.request().method(), pathname)?.call.id;
  if (!id) return undefined;
  const body = await answerOf(response);
  try {
    if (body !== undefined) expectDocumented(id, response.status(), body);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Faults that a test has injected: a refusal without a message has no documented form (DEMO-63). */
const ON_PURPOSE = new Set(['{"code":-1}', '[{"code":-1}]']);

/** undefined: not from the backend, or discarded with its page before it could be read. */
async function answerOf(response: Response): Promise<unknown> {
  try {
    const isOurs = (await response.serverAddr()) !== null;
    const text = isOurs ? await response.text() : '';
    return text === '' || ON_PURPOSE.has(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
