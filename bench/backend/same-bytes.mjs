import { NotAvailable } from '../lib/not-available.mjs';

/** The backend's response to each call, by path, for a server that returns the same bytes. */
export async function sameBytes(url, calls) {
  const answers = {};
  for (const { path } of calls) {
    const response = await fetch(url + path);
    const body = await response.text();
    if (response.status !== 200 || JSON.parse(body).code !== 1) {
      throw new NotAvailable(`GET ${path} answers ${response.status} ${body.slice(0, 80)}`);
    }
    answers[path.split('?')[0]] = body;
  }
  return answers;
}
