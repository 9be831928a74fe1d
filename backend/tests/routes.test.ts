import routes from '../generated/routes.json' with { type: 'json' };
import { testBackend } from '../testing/test-backend';

let printed = '';
testBackend({
  settings: { providers: { cards: 'sandbox', upi: 'none', identity: 'none', mail: 'none' } },
  extensions: () => [{ register: (app) => void (printed = app.printRoutes({ commonPrefix: false })) }],
});

const LINE = /^(?<indent>[│ ]*)[├└]── (?<part>\S+) \((?<methods>.+)\)$/;
/** Each level of the tree is four characters wide. */
const LEVEL = 4;

/** As `GET /path`; a branch of the tree continues the path of the one above it. */
function servedRoutes(): string[] {
  const parts: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const { indent = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
    if (part === '') return [];
    parts.splice(indent.length / LEVEL, Infinity, part);
    return methods.split(', ').map((method) => `${method} ${parts.join('')}`);
  });
}

/** Fastify answers HEAD wherever it answers GET, and the plug-in for other origins every OPTIONS. */
const isOfTheFramework = (route: string) => route.startsWith('HEAD ') || route === 'OPTIONS *';
const isOfTheTests = (route: string) => route.includes(' /_');

it('the backend answers the calls of the contract, the page on which shoppers return from a payment, and nothing else', () => {
  const documented = routes.map(({ method, url }) => `${method} ${url}`);
  const served = servedRoutes().filter((route) => !isOfTheFramework(route) && !isOfTheTests(route));
  expect(served.toSorted()).toEqual([...documented, 'GET /payuapi/payu/return'].toSorted());
});
