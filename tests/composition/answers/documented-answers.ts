import { exampleAnswers, type OperationId } from '@cork-and-petal/sdk';
import type { Json } from '../../support/json-places';

/** The successful answers in the document, by name. */
export function documentedAnswers(call: OperationId): (readonly [string, Json])[] {
  const named = exampleAnswers[call] as Record<string, { readonly status: number; readonly body: Json }>;
  return Object.entries(named)
    .filter(([, { status }]) => status === 200)
    .map(([name, { body }]) => [name, body]);
}
