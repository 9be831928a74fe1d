/** A provider that this deployment does not have: any call of it fails. */
export function notConfigured<Provider extends object>(name: string): Provider {
  const fail = () => Promise.reject(new Error(`No provider of ${name} is configured.`));
  // No `then`, or it would be taken for a promise.
  return new Proxy({} as Provider, { get: (_provider, member) => (member === 'then' ? undefined : fail) });
}
