import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { WEB_VITALS, WEB_VITALS_PATH, type WebVital } from '../../../settings/web-vitals';
import { answerText } from './answer-text';

/** Longer than anyone waits for a page. */
const LONGEST_MS = 600_000;
const MAX_BYTES = 2_048;

const MEASURED = z
  .array(z.strictObject({ name: z.enum(WEB_VITALS), value: z.number().min(0).max(LONGEST_MS) }))
  .min(1)
  .max(WEB_VITALS.length);

/** Receives what browsers have measured. Anybody may send it, so it is for trends and not for decisions. */
export function serveWebVitals(app: FastifyInstance, onMeasured: (measured: WebVital) => void): void {
  app.post(WEB_VITALS_PATH, { bodyLimit: MAX_BYTES }, (request, reply) => {
    const { success, data } = MEASURED.safeParse(request.body);
    if (!success) return answerText(reply, 400, 'The body must be [{"name": "LCP", "value": 1200}, …].');
    for (const measured of data) onMeasured(measured);
    return reply.code(204).send();
  });
}
