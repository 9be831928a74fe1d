import { readFileSync } from 'node:fs';
import { inRoot } from '../support/child-servers';
import { operations } from '../../../sdk/generated/document';
import { NOT_FOR_THE_SHOP } from '../../support/not-for-the-shop';
import { CALLS } from './calls';
import type { OperationId } from './faulty-call';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { 'x-extension'?: boolean }>>>>;
}

const document = JSON.parse(readFileSync(inRoot('sdk/generated/openapi.json'), 'utf8')) as Document;

/** Whether a call reads something that is not in the specification, which therefore has no message for its failure. */
function isAddedRead(call: OperationId): boolean {
  const operation = operations[call];
  const described = document.paths[operation.path]?.[operation.method.toLowerCase()];
  return 'reads' in operation && described?.['x-extension'] === true;
}

const elsewhere = new Set<OperationId>([...CALLS.map(({ call }) => call), ...NOT_FOR_THE_SHOP]);

/** Added reads without an entry of their own: their screens have to work without them. */
export const ADDITIONS: readonly OperationId[] = (Object.keys(operations) as OperationId[]).filter(
  (call) => !elsewhere.has(call) && isAddedRead(call),
);
