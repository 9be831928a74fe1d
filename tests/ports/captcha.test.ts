import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import { AltchaCaptcha } from '../../src/adapters/captcha/altcha-captcha';
import { ChallengeSolver } from '../../src/adapters/captcha/challenge-solver';
import { solveAltcha } from '../../src/adapters/captcha/solve-altcha';
import { Api, ApiSettings } from '../../src/adapters/http/api';
import { HttpServiceAreas } from '../../src/adapters/http/location/http-service-areas';
import { HttpCaptchaChallenges } from '../../src/adapters/http/shared/http-captcha-challenges';
import { Session } from '../../src/domain/customer/session';
import { FakeCaptcha } from '../support/fakes/fake-captcha';
import { FakeCaptchaChallenges } from '../support/fakes/fake-captcha-challenges';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { RecordingLog } from '../support/fakes/recording-log';
import { apiOutOfReach, valueOf } from '../support/port-harness';
import { describeCaptcha } from './captcha.suite';
import { describeCaptchaChallenges } from './captcha-challenges.suite';

/** Solves as the worker does, but in this process. */
class InProcessSolver extends ChallengeSolver {
  solve(challenge: object): Promise<object | null> {
    return solveAltcha(challenge);
  }
}

let backend: TestBackend;
let api: Api;

beforeAll(async () => {
  backend = await startTestBackend({ settings: { captcha: { required: true, secrets: [], cost: 1 } } });
  api = new Api(
    new ApiSettings({ baseUrl: backend.baseUrl }),
    new InMemoryValue(Session.visitor),
    new RecordingLog(),
  );
}, 60_000);

afterAll(() => backend.stop());

const altcha = (through: Api) => new AltchaCaptcha(new HttpCaptchaChallenges(through), new InProcessSolver());

describeCaptcha('faked', {
  open: () => new FakeCaptcha(),
  outOfReach: () => {
    const captcha = new FakeCaptcha();
    captcha.outage.begin();
    return captcha;
  },
});
describeCaptcha('by proof of work', {
  open: () => altcha(api),
  outOfReach: () => altcha(apiOutOfReach()),
});

describe('the captcha against a backend that requires it', () => {
  it('is accepted once, and an invalid solution never [X-059]', async () => {
    await backend.given('zipcode 10001 is served');
    const areas = new HttpServiceAreas(api);
    const solution = valueOf(await altcha(api).solve());
    expect((await areas.lookUp('10001', solution)).ok).toBe(true);
    expect(await areas.lookUp('10001', solution)).toMatchObject({ failure: { kind: 'refused' } });
    expect(await areas.lookUp('10001', 'junk')).toMatchObject({ failure: { kind: 'refused' } });
  });
});

describeCaptchaChallenges('faked', {
  open: () => new FakeCaptchaChallenges(),
  outOfReach: () => {
    const challenges = new FakeCaptchaChallenges();
    challenges.outage.begin();
    return challenges;
  },
});
describeCaptchaChallenges('over HTTP', {
  open: () => new HttpCaptchaChallenges(api),
  outOfReach: () => new HttpCaptchaChallenges(apiOutOfReach()),
});
