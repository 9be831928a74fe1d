import type { TestServices } from '../test-services';

const undos = new WeakMap<TestServices, () => void>();

/** Undoes what a state changed in the process itself, where emptying the database has no effect. */
export function resetOnNextState(services: TestServices, undo: () => void): void {
  undos.set(services, undo);
}

export function leaveState(services: TestServices): void {
  undos.get(services)?.();
  undos.delete(services);
}
