import type { Pool, QueryConfig } from 'pg';
import { statementName } from './statement-names';

/** Lists of values make a text of their own for each length, so nothing else bounds the number of texts. */
const MAX_STATEMENTS = 500;
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

interface Connected {
  query: (...input: unknown[]) => unknown;
}

/**
 * From its second run on, a statement gets a name, so that PostgreSQL plans it once per connection instead of once per
 * call: the lines of a cart join ten tables, and planning that takes longer than reading them.
 */
export function prepareRepeated(pool: Pool): void {
  const texts = new Set<string>();
  const isRepeated = (text: string): boolean => {
    if (texts.has(text)) return true;
    if (texts.size < MAX_STATEMENTS && PLANNED.test(text)) texts.add(text);
    return false;
  };
  pool.on('connect', (client: Connected) => {
    const query = client.query.bind(client);
    client.query = (statement, ...rest) =>
      isUnnamed(statement) && isRepeated(statement.text)
        ? query({ ...statement, name: statementName(statement.text) }, ...rest)
        : query(statement, ...rest);
  });
}

/** A plain configuration; an object that runs itself has a `submit`. */
const isUnnamed = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  !('submit' in statement) &&
  !('name' in statement && statement.name !== undefined);
