import routes from '../../backend/generated/routes.json';
import { ANSWERS_WITH_SECRETS as byOperation } from '../../backend/src/adapters/http/compression';
import { ANSWERS_WITH_SECRETS as byPath } from '../../storefront/src/http/compress-answers';

test('the storefront leaves the same answers uncompressed as the backend', () => {
  const calls: readonly { url: string; schema: { operationId: string } }[] = routes;
  const paths = calls.flatMap(({ url, schema: { operationId } }) =>
    [...byOperation].some((one) => one === operationId) ? [url] : [],
  );
  expect(new Set(paths)).toEqual(byPath);
});
