import type { Services } from '../../src/adapters/http/services';

const undos = new WeakMap<Services, () => void>();

/** For what a state switches in the process itself, where emptying the database does not reach. */
export function untilNextState(services: Services, undo: () => void): void {
  undos.set(services, undo);
}

export function leaveState(services: Services): void {
  undos.get(services)?.();
  undos.delete(services);
}
