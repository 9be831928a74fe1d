const ignore: object = new Proxy(() => undefined, { get: () => ignore });

/** Actions of a view that do nothing, at any depth, except those that are given because the view needs their answers. */
export function ignored<Actions extends object>(answers: NoInfer<Partial<Actions>> = {}): Actions {
  const actions = (() => undefined) as unknown as Actions;
  return new Proxy(actions, {
    get: (_, name) => (name in answers ? Reflect.get(answers, name) : ignore) as unknown,
  });
}
