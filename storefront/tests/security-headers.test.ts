import { fastify, type FastifyInstance } from 'fastify';
import { otherOrigins } from '../src/http/other-origins';
import { addSecurityHeaders, securityHeaders } from '../src/http/security-headers';
import { readSettings } from '../src/settings/read-settings';

const BACKEND = { BACKEND_URL: 'http://127.0.0.1:4601' };
const NO_INLINE = { styleHashes: [], scriptHashes: [] };

const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function headersWith(env: Record<string, string>): Promise<Headers> {
  const app = fastify();
  servers.push(app);
  addSecurityHeaders(app, securityHeaders(NO_INLINE, otherOrigins(readSettings({ ...BACKEND, ...env }))));
  app.get('/', () => 'page');
  return (await fetch(await app.listen({ port: 0 }))).headers;
}

it('asks browsers to report violations of the policy if a report address is set', async () => {
  const headers = await headersWith({ CSP_REPORT_URL: 'https://reports.example/csp' });
  expect(headers.get('reporting-endpoints')).toBe('csp="https://reports.example/csp"');
  expect(headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'; report-uri https://reports.example/csp; report-to csp",
  );
});

it.each([
  ['', 'geolocation=()'],
  ['https://locator.example/zipcode', 'geolocation=(self)'],
])('lets pages ask for the position only with a locator: "%s"', async (LOCATOR_URL, permission) => {
  const permissions = (await headersWith({ LOCATOR_URL })).get('permissions-policy');
  expect(permissions?.split(', ')).toEqual(['camera=()', permission, 'microphone=()']);
});

it('reports nothing by default', async () => {
  const headers = await headersWith({});
  expect(headers.get('reporting-endpoints')).toBeNull();
  expect(headers.get('content-security-policy')).not.toContain('report');
});

it.each(["https://reports.example/csp; script-src 'unsafe-inline'", 'https://reports.example/","x="'])(
  'takes no address that would change the policy: %s',
  (address) => {
    expect(() => readSettings({ ...BACKEND, CSP_REPORT_URL: address })).toThrow('CSP_REPORT_URL');
  },
);
