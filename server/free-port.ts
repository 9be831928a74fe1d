import { createServer } from 'node:net';
import { StartProblem } from './start-problem';

export const MAX_PORT = 65_535;

/** Fails at once if the port is taken, before a first start spends seconds on the database. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause) => reject(portProblem(port, cause)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** @param setting how another port is chosen */
export function portProblem(
  port: number,
  cause: NodeJS.ErrnoException,
  setting = 'PORT or --port',
): StartProblem {
  if (cause.code === 'EADDRINUSE')
    return new StartProblem(
      `Port ${port} is taken: stop what uses it, or choose another one with ${setting}.`,
    );
  return new StartProblem(`Port ${port} cannot be used: ${cause.message}`);
}
