import { injectable } from 'inversify';
import { ZipcodeDirectory } from '../../application/location/zipcode-directory.port';
import type { City } from '../../domain/location/city';
import { Zipcode } from '../../domain/shared/zipcode';

/** `{"10001": ["New York", "NY"]}`: the zipcodes of one prefix, generated at build time. */
type Shard = Readonly<Record<string, readonly [string, string]>>;

/** The zip-to-city list in files by the first three digits, each fetched on first use (X-181, EXT-02). */
@injectable()
export class ShardedZipcodeDirectory extends ZipcodeDirectory {
  private readonly shards = new Map<string, Promise<Shard>>();

  async cityOf(typed: string): Promise<City | null> {
    const zipcode = Zipcode.parse(typed)?.value;
    if (!zipcode) return null;
    const entry = (await this.shard(zipcode.slice(0, 3)))[zipcode];
    return entry ? { name: entry[0], state: entry[1] } : null;
  }

  private shard(prefix: string): Promise<Shard> {
    const known = this.shards.get(prefix);
    if (known) return known;
    const shard = fetchShard(prefix).catch((): Shard => {
      // Without the list forms are neither filled nor blocked; the next lookup tries again.
      this.shards.delete(prefix);
      return {};
    });
    this.shards.set(prefix, shard);
    return shard;
  }
}

async function fetchShard(prefix: string): Promise<Shard> {
  const answer = await fetch(`/zipcodes/${prefix}.json`);
  if (answer.status === 404) return {};
  if (!answer.ok) throw new Error(`zipcodes/${prefix}.json answered ${answer.status}`);
  return (await answer.json()) as Shard;
}
