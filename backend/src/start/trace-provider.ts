import type { Tracing } from '../../../server/tracing';

/** A provider whose calls are steps of the trace of the request that they are made for. */
export function traceProvider<Provider extends object>(
  provider: Provider,
  name: string,
  tracing: Tracing | undefined,
): Provider {
  if (!tracing) return provider;
  const get = (target: Provider, operation: string | symbol): unknown => {
    const member: unknown = Reflect.get(target, operation);
    if (typeof member !== 'function' || typeof operation === 'symbol') return member;
    return (...input: unknown[]): unknown => {
      const output: unknown = Reflect.apply(member, target, input);
      if (!(output instanceof Promise)) return output;
      return tracing.inSpan({ name: `${name}: ${operation}`, kind: 'client' }, () => output);
    };
  };
  return new Proxy(provider, { get });
}
