import type { RepositoryPort } from '../../application/shared/data-source.port';
import type { Database, Transaction } from './database';

/** What a repository runs its queries on: the database, or one transaction. */
export type Connection = Database | Transaction;

type Implementation<Repository> = new (connection: Connection) => Repository;

/** A port and its adapter. */
type Binding = [RepositoryPort<unknown>, Implementation<unknown>];

export const bind = <Repository>(
  port: RepositoryPort<Repository>,
  implementation: Implementation<Repository>,
): Binding => [port, implementation];

/** The repositories of one connection, created on first use. */
export class RepositoryRegistry {
  private readonly made = new Map<RepositoryPort<unknown>, unknown>();

  constructor(
    private readonly bindings: ReadonlyMap<RepositoryPort<unknown>, Implementation<unknown>>,
    private readonly connection: Connection,
  ) {}

  get<Repository>(port: RepositoryPort<Repository>): Repository {
    const made = this.made.get(port) ?? this.make(port);
    return made as Repository;
  }

  private make(port: RepositoryPort<unknown>): unknown {
    const implementation = this.bindings.get(port);
    if (!implementation) throw new Error(`No repository is bound to ${port.name}.`);
    const repository = new implementation(this.connection);
    this.made.set(port, repository);
    return repository;
  }
}
