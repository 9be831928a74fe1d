import { operations } from '../../generated/document';
import type { OperationEntry, OperationId } from '../operation';

const asPattern = (path: string) =>
  new RegExp(`${path.replaceAll(/[.]/g, String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);

const patterns = Object.entries<OperationEntry>(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  pattern: asPattern(path),
}));

/** The operation of a request; a base address may have a path of its own. */
export const findOperation = (method: string, pathname: string): OperationId | undefined =>
  patterns.find((it) => it.method === method && it.pattern.test(pathname))?.id;
