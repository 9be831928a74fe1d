/** Returns the class name itself, so that a test can read it. */
export default new Proxy<Record<string, string>>({}, { get: (_classes, name) => String(name) });
