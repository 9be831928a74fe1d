import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OperationId } from './operation';

/** What a start-up adds to the server, such as the demo's pages; the server itself names none. */
export interface ServerExtension {
  /** Adds routes of its own. */
  register?(app: FastifyInstance): void;
  /** Comes before a call; true when the call is answered with that. */
  intercept?(id: OperationId, reply: FastifyReply): Promise<boolean>;
  /** While true, pages are rendered by the browser: the calls that they need may be intercepted. */
  isIntercepting?(): Promise<boolean>;
}
