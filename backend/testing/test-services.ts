import { FailingObjectStorage } from '../../demo/faults/failing-object-storage';
import { FaultSwitch } from '../../demo/faults/fault-switch';
import type { Services } from '../src/adapters/http/services';
import type { Database } from '../src/adapters/postgres/database';
import { providersOutsideTransactions } from './providers-outside-transactions';

/** The services of a backend under test, with the rows behind them and the faults that a state may inject. */
export interface TestServices extends Services {
  db: Database;
  faults: FaultSwitch;
}

export function testServices(services: Services, db: Database): TestServices {
  const guarded = providersOutsideTransactions(services);
  return {
    ...services,
    ...guarded,
    db,
    storage: new FailingObjectStorage(guarded.storage),
    faults: new FaultSwitch(db),
  };
}
