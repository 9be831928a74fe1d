import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OperationId } from './operation';

/** What a start-up adds to the server, such as the demo's pages. */
export interface ServerExtension {
  /** Adds routes. */
  register?(app: FastifyInstance): void;
  /** Runs before a call; returns true if it has answered the call. */
  intercept?(id: OperationId, reply: FastifyReply): Promise<boolean>;
  /** While true, pages are rendered by the browser, because the calls they need may be intercepted. */
  isIntercepting?(): Promise<boolean>;
}
