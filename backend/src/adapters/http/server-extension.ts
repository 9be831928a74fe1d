import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from './operation';

/** What a start-up adds to the server, such as the demo's pages. */
export interface ServerExtension {
  /** Adds routes. */
  register?(app: FastifyInstance): void;
  /** Runs before a call; returns true if it has answered the call. */
  intercept?(id: OperationId, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}
