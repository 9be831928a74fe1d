import type { FastifyBaseLogger } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** A provider whose failures are logged as well as thrown; callers still handle them. */
export function logFailures<Provider extends object>(provider: Provider, name: string, log: Log): Provider {
  const get = (target: Provider, operation: string | symbol): unknown => {
    const member: unknown = Reflect.get(target, operation);
    if (typeof member !== 'function') return member;
    return (...input: unknown[]): unknown => {
      const output: unknown = Reflect.apply(member, target, input);
      if (output instanceof Promise)
        output.catch((err: unknown) =>
          log.warn({ err, provider: name, operation: String(operation) }, 'A provider failed'),
        );
      return output;
    };
  };
  return new Proxy(provider, { get });
}
