import { RandomIds } from '../../src/adapters/browser/random-ids';
import { FakeIds } from '../support/fakes/fake-ids';
import { describeIdSource } from './id-source.suite';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const theyAreUuids = () =>
  it('returns unguessable ids', () => expect(new RandomIds().next()).toMatch(UUID_V4));

describeIdSource('faked', () => new FakeIds());
describeIdSource('at random', () => new RandomIds());
describe('an id source, random', theyAreUuids);

describe('on a page without TLS', () => {
  beforeEach(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true }));
  afterEach(() => Reflect.deleteProperty(crypto, 'randomUUID'));

  describeIdSource('at random', () => new RandomIds());
  theyAreUuids();
});
