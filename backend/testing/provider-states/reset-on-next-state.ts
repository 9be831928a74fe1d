import type { Services } from '../../src/adapters/http/services';

const undos = new WeakMap<Services, () => void>();

/** Undoes what a state changed in the process itself, where emptying the database has no effect. */
export function resetOnNextState(services: Services, undo: () => void): void {
  undos.set(services, undo);
}

export function leaveState(services: Services): void {
  undos.get(services)?.();
  undos.delete(services);
}
