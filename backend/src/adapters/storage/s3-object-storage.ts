import type { AwsClient } from 'aws4fetch';
import { LINK_SECONDS, type LinkMethod, ObjectStorage } from '../../application/identity/object-storage.port';

/** An S3-compatible bucket with its credentials. */
export interface BucketSettings {
  /** An origin such as https://s3.us-east-1.amazonaws.com; objects are below /bucket/. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEADLINE_MS = 15_000;

/** A bucket of any S3-compatible storage; browsers upload to it directly by presigned links. */
export class S3ObjectStorage implements ObjectStorage {
  private client: Promise<AwsClient> | undefined;

  constructor(
    private readonly settings: BucketSettings,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const headers = { 'Content-Type': 'image/jpeg' };
    await this.send('PUT', name, { headers, body: new Uint8Array(bytes) });
  }

  async get(name: string, maxBytes: number): Promise<Buffer | undefined> {
    const answer = await this.send('GET', name);
    if (answer.status === 404) return undefined;
    if (Number(answer.headers.get('Content-Length') ?? Infinity) > maxBytes) {
      await answer.body?.cancel();
      return undefined;
    }
    return Buffer.from(await answer.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    await this.send('DELETE', name);
  }

  /** The content type is part of the signature: only the type of a JPEG is accepted. */
  async link(method: LinkMethod, name: string): Promise<string> {
    const url = new URL(this.addressOf(name));
    url.searchParams.set('X-Amz-Expires', String(LINK_SECONDS));
    const headers = method === 'PUT' ? { 'Content-Type': 'image/jpeg' } : undefined;
    const aws = { signQuery: true, allHeaders: true };
    const signed = await (await this.open()).sign(url.href, { method, headers, aws });
    return signed.url;
  }

  private async send(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const client = await this.open();
    const answer = await client.fetch(this.addressOf(name), {
      ...init,
      method,
      // A signed request is for this address only.
      redirect: 'manual',
      signal: AbortSignal.timeout(this.deadlineMs),
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The bucket answered ${answer.status} to ${method}.`);
  }

  private addressOf(name: string): string {
    const { endpoint, bucket } = this.settings;
    return `${endpoint}/${encodeURIComponent(bucket)}/${encodeURIComponent(name)}`;
  }

  /** The signer is loaded only if the deployment has a bucket. */
  private open(): Promise<AwsClient> {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    this.client ??= import('aws4fetch').then(
      ({ AwsClient: Client }) =>
        new Client({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }),
    );
    return this.client;
  }
}
