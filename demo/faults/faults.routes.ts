import type { FaultSwitch } from './fault-switch';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { FaultKind } from '../../backend/src/adapters/postgres/schema/faults';
import { wrapsAnswerInList } from '../../backend/src/adapters/http/openapi-document';
import type { OperationId } from '../../backend/src/adapters/http/operation';

const SLOW_MS = 2_000;

interface FaultRequest {
  operationId: OperationId;
  kind: FaultKind;
  /** How many calls fail; absent: until cleared. */
  times?: number;
}

const FAULT_REQUEST = {
  type: 'object',
  required: ['operationId', 'kind'],
  properties: {
    operationId: { type: 'string', maxLength: 64 },
    kind: { enum: ['detail', 'no-body', 'refusal', 'slow', 'reset'] },
    times: { type: 'integer', minimum: 1 },
  },
};

/** Routes to inject faults (BDG-09, DEMO-63). */
export function registerFaults(
  app: FastifyInstance,
  faults: FaultSwitch,
  access: Pick<RouteShorthandOptions, 'onRequest'> = {},
): void {
  const schema = { body: FAULT_REQUEST };
  app.put<{ Body: FaultRequest }>('/_faults', { ...access, schema }, async (request) => {
    const { operationId, kind, times } = request.body;
    await faults.set(operationId, kind, times ?? null);
    return { code: 1 };
  });
  app.delete('/_faults', access, async () => {
    await faults.clear();
    return { code: 1 };
  });
}

/**
 * The user agent of a storefront that renders a page. A fault is meant for the shopper: while one is switched on,
 * rendering is refused, and the shopper's browser makes the call.
 */
const RENDERING = /^cork-and-petal-storefront/;
const RENDERED_LATER = { detail: 'Pages are rendered by the browser while a fault is switched on.' };

/** Whether a call was answered with an injected fault. */
export async function answerWithFault(
  id: OperationId,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  faults: FaultSwitch,
): Promise<boolean> {
  if (RENDERING.test(request.headers['user-agent'] ?? '')) {
    if (!(await faults.isOn())) return false;
    await reply.code(503).send(RENDERED_LATER);
    return true;
  }
  const fault = await faults.take(id);
  return fault !== undefined && showFault(id, fault, reply);
}

/** Answers a call with a fault, in the call's own form; returns whether it did. */
async function showFault(id: OperationId, kind: FaultKind, reply: FastifyReply): Promise<boolean> {
  switch (kind) {
    case 'detail':
      await reply.code(500).send({ detail: 'This fault was switched on for a demonstration.' });
      return true;
    case 'no-body':
      await reply.code(500).send();
      return true;
    case 'refusal':
      await reply.code(200).send(wrapsAnswerInList(id) ? [{ code: -1 }] : { code: -1 });
      return true;
    case 'reset':
      reply.hijack();
      reply.raw.destroy();
      return true;
    case 'slow':
      await pause(SLOW_MS);
      return false;
  }
}
