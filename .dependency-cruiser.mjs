import { BACKEND_CONTEXTS, CONTEXTS, contextRules } from './.dependency-cruiser.contexts.mjs';

/**
 * Who may import whom, as docs/architecture.md draws it. Each rule says what a breach means and where the code
 * belongs instead; tests/architecture adds one breach of each rule and expects the check to fail.
 */
const contexts = `(${Object.keys(CONTEXTS).join('|')})`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];
const notTests = '\\.test\\.tsx?$';
const asErrors = (rules) => rules.map((rule) => ({ severity: 'error', ...rule }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: asErrors([
    {
      name: 'no-circular',
      comment: 'Two files that need each other share a part: move it into a third file that both import.',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^backend/src/adapters/postgres/schema/' } },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain knows nothing but itself. What needs a library or the outside world belongs in an adapter behind a port.',
      from: { path: '^src/domain/', pathNot: notTests },
      to: { pathNot: '^(src/(domain|texts)|rules)/' },
    },
    {
      name: 'texts-import-texts-only',
      comment:
        'A catalogue of texts is plain data and functions over plain values, so that any layer may use it. What decides which text is shown belongs to whoever shows it.',
      from: { path: '^src/texts/' },
      to: { pathNot: '^src/texts/' },
    },
    {
      name: 'rules-import-nothing',
      comment:
        'A rule that shop and backend share is plain TypeScript over plain values, and knows the document’s constraints at most. What needs more belongs in the domain of each.',
      from: { path: '^rules/', pathNot: notTests },
      to: { pathNot: '^(rules/|(sdk|node_modules/@cork-and-petal/sdk)/generated/constraints\\.ts$)' },
    },
    {
      name: 'settings-import-nothing',
      comment:
        'The settings of a page are plain data, which the storefront’s server writes and the shop reads. What reads or checks them belongs to one of the two.',
      from: { path: '^settings/' },
      to: { pathNot: '^settings/' },
    },
    {
      name: 'domain-shared-knows-no-context',
      comment:
        'domain/shared is the base of every context: a type that knows a context belongs in that context.',
      from: { path: '^(src/(domain|texts)|rules)/shared/', pathNot: notTests },
      to: { path: `^(src/(domain|texts)|rules)/${contexts}/` },
    },
    ...contextRules('shop-context', '(src/(domain|application|ui|texts)|rules)'),
    {
      name: 'application-shared-knows-no-context',
      comment:
        'application/shared is what every context may need: what knows one of them belongs in that context.',
      from: { path: '^src/application/shared/', pathNot: notTests },
      to: { path: `^src/(domain|application)/${contexts}/` },
    },
    {
      name: 'application-knows-domain-and-ports',
      comment:
        'A use case that imports an adapter or a screen works only with that one. Declare what it needs as a port.',
      from: { path: '^src/application/', pathNot: notTests },
      to: { path: '^(src/(adapters|ui|composition)/|sdk/|backend/)' },
    },
    {
      name: 'application-uses-few-packages',
      comment:
        'The application layer knows inversify (and class-validator in inputs) and no other package: anything else is technology, so an adapter.',
      from: { path: '^src/application/', pathNot: `(${notTests}|\\.input\\.ts$)` },
      to: { dependencyTypes: npm, pathNot: 'node_modules/inversify/' },
    },
    {
      name: 'inputs-validate-only',
      comment:
        'An input holds what a person typed and its rules: class-validator is the only package it needs.',
      from: { path: '^src/application/.*\\.input\\.ts$' },
      to: { dependencyTypes: npm, pathNot: 'node_modules/class-validator/' },
    },
    {
      name: 'adapters-do-not-know-the-ui',
      comment:
        'An adapter that knows a screen cannot be swapped. Return data or a failure; the shell shows it.',
      from: { path: '^src/adapters/', pathNot: notTests },
      to: { path: '^(src/(ui|composition)/|backend/)' },
    },
    {
      name: 'adapters-know-one-technology',
      comment:
        'An adapter that uses another technology’s adapter hides a use case. Coordinate in the application layer, through ports.',
      from: { path: '^src/adapters/([^/]+)/', pathNot: notTests },
      to: { path: '^src/adapters/([^/]+)/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'only-http-knows-the-sdk',
      comment: 'Wire types end at src/adapters/http: map them there to types of the domain.',
      from: { path: '^src/', pathNot: '^src/(adapters/http|composition)/' },
      to: { path: '^(sdk/|node_modules/@cork-and-petal/)' },
    },
    {
      name: 'view-models-know-no-react',
      comment: 'A view-model is tested without a DOM: React, the router and adapters stay out of it.',
      from: { path: '\\.view-model\\.ts$' },
      to: {
        path: '(^src/(adapters|composition)/|node_modules/(react|react-dom|react-router|react-router-dom|mobx-react-lite|react-aria-components)/|\\.view\\.tsx$|\\.page\\.tsx$)',
      },
    },
    {
      name: 'views-render-plain-objects',
      comment:
        'A view declares the state that it needs and renders it: use cases, ports, containers and adapters belong to the view-model.',
      from: { path: '\\.view\\.tsx$' },
      to: { path: '\\.view-model\\.ts$|\\.page\\.tsx$' },
    },
    {
      name: 'components-ask-nobody',
      comment:
        'Components, in views and pages alike, get their data from a view-model: they import no use cases, ports, containers or adapters.',
      from: { path: '^src/ui/.*\\.tsx$', pathNot: '\\.test\\.tsx$' },
      to: { path: '^src/(application|adapters|composition)/' },
    },
    {
      name: 'pages-know-their-own-slice',
      comment:
        'A page connects its own view and view-model to the router. What it needs of another screen belongs in ui/shared, or the app shell.',
      from: { path: '^src/ui/(?!app/|shared/)([^/]+)/([^/]+)/.*\\.page\\.tsx$' },
      to: { path: '^src/ui/(?!app/|shared/)[^/]+/[^/]+/.*\\.page\\.tsx$' },
    },
    {
      name: 'ui-shared-knows-no-slice',
      comment: 'A primitive that knows a screen is part of that screen.',
      from: { path: '^src/ui/shared/', pathNot: notTests },
      to: { path: '^src/(ui/(?!shared/)|application/(?!shared/)|adapters/)' },
    },
    {
      name: 'ui-contexts-do-not-know-the-shell',
      comment:
        'The shell composes the screens. What a screen shares with it belongs in ui/shared, or in the context that it is about.',
      from: { path: `^src/ui/${contexts}/`, pathNot: notTests },
      to: { path: '^src/ui/app/' },
    },
    {
      name: 'only-composition-and-main-wire',
      comment:
        'A class declares what it needs in its constructor. Only composition, main and the app shell know how it is created.',
      from: { path: '^src/(domain|application|adapters|ui/(?!app/))', pathNot: notTests },
      to: { path: '^src/composition/' },
    },
    ...contextRules('backend-domain', '(backend/src/domain|rules)'),
    ...contextRules(
      'backend-context',
      '(backend/src/(domain|application|adapters/(http|postgres))|rules)',
      BACKEND_CONTEXTS,
    ),
    {
      name: 'backend-shared-knows-no-context',
      comment: 'shared holds what every context may need: what knows one of them belongs in that context.',
      from: { path: '^backend/src/(domain|application)/shared/', pathNot: notTests },
      to: { path: `^(backend/src/(domain|application)|rules)/${contexts}/` },
    },
    {
      name: 'backend-domain-is-pure',
      comment:
        'A rule of the backend knows nothing but other rules, and validator, which is a pure function. What needs the database, a provider or the wire belongs in application behind a port, or in an adapter.',
      from: { path: '^backend/src/domain/', pathNot: notTests },
      to: {
        path: '^(backend/src/(?!domain/)|node_modules/)',
        pathNot: 'node_modules/(@types/)?validator/',
      },
    },
    {
      name: 'backend-use-cases-know-ports',
      comment:
        'A use case calls ports in the domain’s terms and needs no package: wire types, SQL, Fastify and settings stay in adapters. Put what it needs into a port in application.',
      from: { path: '^backend/src/application/', pathNot: notTests },
      to: { path: '^(backend/src/(adapters/|start/|config\\.ts$)|sdk/|node_modules/)' },
    },
    {
      name: 'backend-adapters-know-one-technology',
      comment:
        'An adapter that uses another technology’s adapter cannot be swapped by itself. What it needs of the other is a port in application; start puts both together.',
      from: { path: '^backend/src/adapters/([^/]+)/', pathNot: notTests },
      to: { path: '^backend/src/adapters/([^/]+)/', pathNot: '^backend/src/adapters/$1/' },
    },
    {
      name: 'backend-only-postgres-speaks-sql',
      comment:
        'Queries and transactions belong in adapters/postgres, behind the ports of the application. The log alone knows the error of a failed query, whose parameters it leaves out.',
      from: {
        path: '^backend/src/',
        pathNot: `(${notTests}|^backend/src/adapters/(postgres/|http/logging\\.ts$))`,
      },
      to: {
        path: '^(node_modules/(drizzle-orm|pg|@electric-sql/pglite)/|backend/src/adapters/postgres/schema)',
      },
    },
    {
      name: 'server-knows-no-server',
      comment:
        'server/ holds what both servers do, and needs Fastify and OpenTelemetry only. What knows one of the servers belongs in that server.',
      from: { path: '^server/', pathNot: notTests },
      to: {
        path: '^(backend|demo|settings|storefront|src|rules|sdk|node_modules)/',
        pathNot: 'node_modules/(fastify|@opentelemetry)/',
      },
    },
    {
      name: 'storefront-knows-addresses-only',
      comment:
        'The storefront works with any backend and any build of the shop: it knows only their addresses and folders. What it needs of the shop is exported by the renderer’s bundle.',
      from: { path: '^storefront/' },
      to: { path: '^(backend|demo|src|rules|tests)/' },
    },
    {
      name: 'backend-knows-nothing-of-the-shop',
      comment:
        'The backend and the shop meet in the contract only: the OpenAPI document, its generated types, and the provider states.',
      from: { path: '^backend/' },
      to: { path: '^(settings|src|storefront|tests)/' },
    },
    {
      name: 'backend-starts-without-demo-and-tests',
      comment:
        'The server is built without the demo, the provider states and the test helpers. Their own entry files add them, as a BackendExtension or a ServerExtension.',
      from: { path: '^(backend/src|src|rules|sdk)/', pathNot: notTests },
      to: { path: '^(demo|backend/(testing|memory))/' },
    },
    {
      name: 'shop-knows-nothing-of-the-backend',
      comment: 'The shop must run against any backend that keeps the contract.',
      from: { path: '^src/' },
      to: { path: '^backend/' },
    },
    {
      name: 'sdk-stands-alone',
      comment: 'Integrators install the SDK by itself: it may use openapi-fetch and its own files only.',
      from: { path: '^sdk/src/', pathNot: '(\\.test\\.ts|\\.test-d\\.ts)$' },
      to: { pathNot: '^(sdk/|node_modules/(openapi-fetch|openapi-typescript-helpers)/)' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What only tests need stays with the tests.',
      from: { path: '^(src|sdk/src)/', pathNot: '(\\.(test|stories)\\.tsx?|\\.test-d\\.ts)$' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-stories-in-the-product',
      comment:
        'A story shows a view in one state, for the catalogue of states only. What the product needs of it belongs into the view or beside it.',
      from: { path: '^src/' },
      to: { path: '\\.stories\\.tsx$' },
    },
    {
      name: 'examples-stand-alone',
      comment:
        'An example shows what others build without this repository: it uses Node and its own files only.',
      from: { path: '^examples/([^/]+)/' },
      to: { pathNot: '^examples/$1/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-developers-tools-in-the-product',
      comment: 'No build contains what `npm run dev` adds.',
      from: { path: '^(src|sdk|server|storefront|backend)/' },
      to: { path: '^dev/' },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is unused: use it or remove it.',
      from: {
        orphan: true,
        path: '^(src|rules|settings|sdk/src|server|storefront/src|backend/(src|memory|testing)|demo|dev)/',
        // By their names, Vite uses these instead of Node's modules, and of the English texts.
        pathNot: ['(\\.d\\.ts|\\.test\\.tsx?|\\.test-d\\.ts)$', '^dev/memory/node/', '\\.es\\.tsx?$'],
      },
      to: {},
    },
  ]),
  options: {
    doNotFollow: { path: '(node_modules|^sdk/generated)' },
    exclude: { path: '^(dist|storefront/dist|backend/dist|demo/dist|sdk/dist)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
