import type { RouteOptions } from 'fastify';
import type { OperationId } from './operation';

const MIB = 1_048_576;

/** A picture of 5 MiB, raw and as base64, plus some room, so that a slightly larger one is refused with a message. */
const OWN_LIMITS: Partial<Record<OperationId, number>> = {
  uploadIdentityDocument: 15 * MIB,
  uploadSelfie: 5 * MIB,
};

interface Route {
  schema?: unknown;
}

/** Sets the limits of calls that accept more than the server's default. */
export function limitBody(route: RouteOptions): void {
  route.bodyLimit = ownLimit(route) ?? route.bodyLimit;
}

export const hasOwnBodyLimit = (route: Route): boolean => ownLimit(route) !== undefined;

function ownLimit({ schema }: Route): number | undefined {
  const id = (schema as { operationId?: OperationId } | undefined)?.operationId;
  return id && OWN_LIMITS[id];
}
