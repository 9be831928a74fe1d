/** The folders whose imports are checked. */
export const CHECKED_FOLDERS = [
  'src',
  'rules',
  'settings',
  'sdk/src',
  'server',
  'storefront',
  'backend',
  'demo',
  'contracts',
  'dev',
  'tests',
  'examples',
];

/** Which contexts each context may import, in every layer, types included (docs/decisions/0012-contexts-form-a-dag.md). */
export const CONTEXTS = {
  location: [],
  catalog: ['location'],
  vendor: ['location', 'catalog'],
  fulfilment: ['location', 'vendor'],
  customer: ['location'],
  identity: ['location', 'customer'],
  cart: ['location', 'catalog', 'fulfilment', 'customer'],
  checkout: ['location', 'cart', 'customer', 'fulfilment', 'identity'],
  order: ['location', 'catalog'],
  wallet: ['location', 'vendor', 'fulfilment', 'customer', 'identity', 'cart'],
};

/**
 * The same for the backend's use cases and adapters: placing an order writes it and updates the wallet, and the end of a
 * redemption changes its order (docs/decisions/0011-the-backend-is-a-hexagon.md).
 */
export const BACKEND_CONTEXTS = {
  ...CONTEXTS,
  checkout: [...CONTEXTS.checkout, 'order', 'wallet'],
  wallet: [...CONTEXTS.wallet, 'order'],
};

/**
 * A rule for each context that an import of any other one breaks.
 *
 * @param prefix of the rules' names
 * @param layers a pattern of the folders that have a folder for each context
 * @param table which contexts each context may import there
 */
export const contextRules = (prefix, layers, table = CONTEXTS) =>
  Object.entries(table).map(([context, allowed]) => {
    const others = Object.keys(table).filter((other) => other !== context && !allowed.includes(other));
    return {
      name: `${prefix}-${context}`,
      comment:
        `Of the other contexts ${context} may import ${allowed.join(', ') || 'none'}. ` +
        'What seems to need another is a concept in the wrong context (move it), ' +
        'a port that belongs to the context that needs it (the other one implements it), ' +
        'an event (publish it through AppEvents; contexts that depend on this one subscribe), ' +
        'or a screen that shows two contexts (compose it in ui/app).',
      from: { path: `^${layers}/${context}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${layers}/(${others.join('|')})/` },
    };
  });
