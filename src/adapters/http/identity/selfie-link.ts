import { type components, createSelfieUploadLink, uploadSelfie } from '@cork-and-petal/sdk';
import type { Picture } from '../../../domain/identity/picture';
import { type CallFailure, OFFLINE_MESSAGE, refused, unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import type { Api } from '../api';
import { callFailed, FAULT_TEXT, incomplete } from '../http-failure';
import { emptyResult } from '../shared/empty-result';

export type SelfieLink = components['schemas']['SelfieLink'];

const DEADLINE_MS = 30_000;

/** Requests the upload link for an application's selfie. */
export async function selfieLink(api: Api, applicationId: string): Promise<Result<SelfieLink, CallFailure>> {
  const body = { api_token: api.token, applicationID: applicationId };
  const answer = await api.call(createSelfieUploadLink, { body });
  if (!answer.ok) return callFailed(answer.failure);
  if (!answer.succeeded) return refused(answer.message ?? '');
  const link = answer.data.data;
  return link?.url ? ok(link) : callFailed(incomplete(answer));
}

/** Uploads a selfie to its link: to this backend, or to a storage bucket. */
export async function uploadByLink(
  api: Api,
  { url, fileName, contentType }: SelfieLink,
  { bytes }: Picture,
): Promise<Result<null, CallFailure>> {
  const body = new Blob([bytes], { type: contentType });
  if (!url.startsWith('/')) return uploadToBucket(url, body);
  const link = new URL(url, 'http://here').searchParams;
  const query = { expires: Number(link.get('expires')), signature: link.get('signature') ?? '' };
  return emptyResult(await api.call(uploadSelfie, { path: { fileName }, query, body }));
}

/** No token is sent: the link itself is the permission. */
async function uploadToBucket(url: string, body: Blob): Promise<Result<null, CallFailure>> {
  try {
    const headers = { 'Content-Type': body.type };
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(url, { method: 'PUT', headers, body, signal, credentials: 'omit' });
    if (answer.ok) return ok(null);
    return answer.status < 500 ? refused('') : unavailable('fault', FAULT_TEXT);
  } catch {
    return unavailable('offline', OFFLINE_MESSAGE);
  }
}
