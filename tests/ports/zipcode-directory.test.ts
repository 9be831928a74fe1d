import { zipcodeShards } from '../../scripts/lib/zipcode-shards.mjs';
import { ShardedZipcodeDirectory } from '../../src/adapters/location/sharded-zipcode-directory';
import { FakeZipcodeDirectory } from '../support/fakes/fake-zipcode-directory';
import { describeZipcodeDirectory } from './zipcode-directory.suite';

interface Asset {
  readonly fileName: string;
  readonly source: string;
}

/** The files of a build. */
const files = builtFiles();
const realFetch = globalThis.fetch;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  serve((path) => {
    const file = files.get(path.slice(1));
    return file === undefined ? new Response('', { status: 404 }) : new Response(file);
  });
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

describeZipcodeDirectory('faked', () => new FakeZipcodeDirectory());
describeZipcodeDirectory('in shards', () => new ShardedZipcodeDirectory());

describe('the zipcode directory, in shards', () => {
  it('is fetched on first use, once for neighbouring zipcodes [ADDR-42] [EXT-02] [X-181]', async () => {
    const directory = new ShardedZipcodeDirectory();
    expect(asked).toEqual([]);
    await Promise.all([directory.cityOf('10001'), directory.cityOf('10002')]);
    await directory.cityOf('10003');
    expect(asked).toEqual(['/zipcodes/100.json']);
  });

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', () => new Response('', { status: 503 })],
    ['is a page in its stead', () => new Response('<!doctype html>')],
  ])('has no city while its file %s, and fetches it again [X-181]', async (_, answer) => {
    const working = globalThis.fetch;
    const directory = new ShardedZipcodeDirectory();
    serve(answer);
    expect(await directory.cityOf('10001')).toBeNull();
    globalThis.fetch = working;
    expect(await directory.cityOf('10001')).not.toBeNull();
  });
});

function serve(answer: (path: string) => Response | Promise<Response>): void {
  globalThis.fetch = async (input) => {
    const path = input as string;
    asked.push(path);
    return answer(path);
  };
}

function builtFiles(): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const bundle = { emitFile: ({ fileName, source }: Asset) => made.set(fileName, source) };
  const { generateBundle } = zipcodeShards();
  (generateBundle as unknown as (this: typeof bundle) => void).call(bundle);
  return made;
}
