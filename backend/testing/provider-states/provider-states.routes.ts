import type { TestServices } from '../test-services';
import type { FastifyInstance } from 'fastify';
import { enterState } from './enter-state';
import type { StateParams } from './state';

interface StateRequest {
  state: string;
  params?: StateParams;
  action?: 'setup' | 'teardown';
}

const STATE_REQUEST = {
  type: 'object',
  required: ['state'],
  properties: {
    state: { type: 'string' },
    params: { type: 'object' },
    action: { enum: ['setup', 'teardown'] },
  },
};

/** Lets a contract verification put the backend in a state; in test mode only (BDG-08). */
export function registerProviderStates(app: FastifyInstance, services: TestServices): void {
  app.post<{ Body: StateRequest }>(
    '/_provider-states',
    { schema: { body: STATE_REQUEST } },
    async (request, reply) => {
      const { state, params, action } = request.body;
      if (action === 'teardown') return {};
      try {
        return await enterState(services, state, params);
      } catch (error) {
        return reply.code(500).send({ detail: (error as Error).message });
      }
    },
  );
}
