import type { ServerExtension } from '../src/adapters/http/server-extension';
import { registerFaults, answerWithFault } from '../../demo/faults/faults.routes';
import { registerProviderStates } from './provider-states/provider-states.routes';
import type { TestServices } from './test-services';

/** Extends a backend under test with provider states and injected faults (BDG-08, BDG-09). */
export function testingExtension(services: TestServices): ServerExtension {
  const { faults } = services;
  return {
    register(app) {
      registerFaults(app, faults);
      registerProviderStates(app, services);
    },
    intercept: (id, request, reply) => answerWithFault(id, { request, reply }, faults),
  };
}
