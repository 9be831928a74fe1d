import { fastify, type FastifyInstance, type FastifyRequest, type RouteHandlerMethod } from 'fastify';
import { answerRequestIds, requestIdOptions, trackRequestIds } from '../../../../../server/request-id';
import routes from '../../../../generated/operator-routes.json' with { type: 'json' };
import { alwaysLogged } from '../always-logged';
import { registerRoutes } from '../register-routes';
import type { ServerExtension } from '../server-extension';
import type { Services } from '../services';
import { Refused } from '../../../domain/shared/refused';
import { addSecurityHeaders, SECURITY_HEADERS } from '../security-headers';
import { validatorCompiler } from '../validation';
import { requireOperator } from './operator-access';
import { answerMalformed, answerOperatorErrors } from './operator-errors';
import type { OperatorRefusal } from './operator-refusals';
import { type OperatorCallId, type OperatorServices, operatorOperations } from './operator-operations';

/** More than twice the size of a cancellation of 500 items. */
const BODY_LIMIT = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

type Needed = OperatorServices & Pick<Services, 'settings' | 'log' | 'limits' | 'availability'>;
type AnyOperation = (call: { params: unknown; query: unknown; body: unknown }) => Promise<object>;

/** The calls of openapi/operator.yaml, ready to listen; nobody but those of OPERATOR_TOKENS is answered. */
export function createOperatorServer(
  services: Needed,
  extensions: readonly ServerExtension[] = [],
): FastifyInstance {
  const { settings, log } = services;
  const app = fastify({
    loggerInstance: log,
    ...requestIdOptions,
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      answerMalformed(reply.headers(SECURITY_HEADERS), 'The URL is malformed.');
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  answerRequestIds(app);
  trackRequestIds(app);
  answerOperatorErrors(app);
  addSecurityHeaders(app);
  // Before access is required, so that they see refused credentials as well.
  for (const extension of extensions) extension.register?.(app);
  requireOperator(app, settings.operator?.tokens ?? [], services);
  app.addHook('preValidation', requireBody);
  // Who has moved money is logged at the default level, too.
  const audit = alwaysLogged(log);
  const operations = operatorOperations(services);
  registerRoutes(app, routes, (id) =>
    handlerOf(id, operations[id as OperatorCallId] as AnyOperation, { ...services, log: audit }),
  );
  return app;
}

const handlerOf =
  (id: string, operation: AnyOperation, services: Needed): RouteHandlerMethod =>
  (request) =>
    answerCall(id, operation, request, services);

/** Without a content type Fastify validates nothing. */
async function requireBody({ body, routeOptions }: FastifyRequest): Promise<void> {
  if (routeOptions.schema?.body && body === undefined)
    throw Object.assign(new Error('The request body is missing.'), { statusCode: 400 });
}

/** Answers 503 instead of waiting for a database that is unavailable. Who has done what is logged. */
async function answerCall(
  call: string,
  operation: AnyOperation,
  request: FastifyRequest,
  { availability, log }: Needed,
): Promise<object> {
  const { params, query, body, operator } = request;
  const entry = { operator, call, ...(params as object) };
  try {
    const answer = await availability.run(() => operation({ params, query, body }));
    log.info({ ...entry, outcome: 'done' }, 'An operator’s call');
    return answer;
  } catch (error) {
    const outcome = error instanceof Refused ? (error.reason as OperatorRefusal).kind : 'failed';
    log.info({ ...entry, outcome }, 'An operator’s call');
    throw error;
  }
}
