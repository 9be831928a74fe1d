import type { Connection } from './repository-registry';

/** Runs the SQL of a library unchanged, on the connection of a transaction. */
export abstract class RawSql {
  abstract run(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

export class PostgresRawSql implements RawSql {
  constructor(private readonly db: Connection) {}

  async run(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    const query = this.db._.session.prepareQuery({ sql: text, params: values }, undefined, undefined, false);
    return (await query.execute()) as { rows: unknown[] };
  }
}
