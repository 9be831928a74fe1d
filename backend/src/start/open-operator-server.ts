import { portProblem } from '../../../server/free-port';
import { StripeCharges } from '../adapters/card/stripe-charges';
import { createOperatorServer } from '../adapters/http/operator/operator-server';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { Services } from '../adapters/http/services';

interface OperatorServer {
  url: string;
  /** Ends once the calls in progress are answered. */
  close(): Promise<unknown>;
}

/** Answers an operator's calls on their own port; undefined if this deployment has none. */
export async function openOperatorServer(
  services: Services,
  extensions: readonly ServerExtension[],
): Promise<OperatorServer | undefined> {
  const { operator, stripe } = services.settings;
  if (!operator) return undefined;
  const charges = stripe && new StripeCharges(stripe);
  const app = createOperatorServer({ ...services, charges }, extensions);
  const { host, port } = operator;
  const url = await app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw portProblem(port, cause, 'OPERATOR_PORT');
  });
  return { url, close: () => app.close() };
}
