import { startTestBackend, type TestBackend } from '../../backend/src/testing/start-test-backend';
import { AltchaCaptcha } from '../../src/adapters/captcha/altcha-captcha';
import { ChallengeSolver } from '../../src/adapters/captcha/challenge-solver';
import { solveAltcha } from '../../src/adapters/captcha/solve-altcha';
import { Api, ApiSettings } from '../../src/adapters/http/api';
import { HttpPaymentKeys } from '../../src/adapters/http/checkout/http-payment-keys';
import { HttpServiceAreas } from '../../src/adapters/http/location/http-service-areas';
import { HttpCaptchaChallenges } from '../../src/adapters/http/shared/http-captcha-challenges';
import { Session } from '../../src/domain/customer/session';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { valueOf } from '../support/port-harness';

/** As the worker does it, without a worker. */
class InProcessSolver extends ChallengeSolver {
  solve(challenge: object): Promise<object | null> {
    return solveAltcha(challenge);
  }
}

let backend: TestBackend;
let api: Api;

beforeAll(async () => {
  backend = await startTestBackend({ settings: { captcha: { required: true, cost: 1 } } });
  api = new Api(new ApiSettings(backend.baseUrl), new InMemoryValue(Session.visitor));
}, 60_000);

afterAll(() => backend.stop());

describe('the captcha against a backend that insists on it', () => {
  it('is accepted once, and junk never', async () => {
    await backend.given('zipcode 10001 is served');
    const captcha = new AltchaCaptcha(new HttpCaptchaChallenges(api), new InProcessSolver());
    const areas = new HttpServiceAreas(api);
    const solution = valueOf(await captcha.solve());
    expect((await areas.lookUp('10001', solution)).ok).toBe(true);
    expect(await areas.lookUp('10001', solution)).toMatchObject({ failure: { kind: 'refused' } });
    expect(await areas.lookUp('10001', 'junk')).toMatchObject({ failure: { kind: 'refused' } });
  });
});

describe('the payment key', () => {
  it('is a publishable one, or none [PAY-36]', async () => {
    await backend.given('a payment publishable key is configured');
    expect(valueOf(await new HttpPaymentKeys(api).publishableKey())).toMatch(/^pk_/);
    await backend.given('no payment publishable key is configured');
    expect(await new HttpPaymentKeys(api).publishableKey()).toMatchObject({ failure: { kind: 'refused' } });
  });
});
