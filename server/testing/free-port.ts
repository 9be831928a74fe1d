import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { close } from './local-server';

/** Below the ports that Linux and macOS select themselves, for port 0 and for outgoing connections. */
const [FIRST, END] = [10_100, 32_768];

/** A local port on which nothing listens; the system gives it to nobody else before it is used. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await close(probe);
  return port;
}
