import { Refused } from '../../domain/shared/refused';
import type { Session } from '../../domain/customer/session';
import { documented, headerNames } from './openapi-document';
import { clientAddress } from './client-address';
import { checkCall } from './guards';
import { HttpProblem } from './http-problem';
import type { Call, IncomingCall, OperationId } from './operation';
import { refusedAnswer } from './refused-answers';
import { answerOf, type AnyRefusal } from './refusals';
import { callEvents } from './security-log';
import type { Services } from './services';
import { findNul } from './text-check';

/** Any call, before the types of its operation are known. */
type AnyCall = Call<OperationId>;
export type AnyOperation = (call: AnyCall) => Promise<unknown>;

/** A call that has been validated against the document. */
type ValidatedCall = IncomingCall & { params: unknown };

/** The function that answers a call of the document, from the network or in process. */
export function callRunner(
  id: OperationId,
  services: Services,
  operation: AnyOperation,
): (request: ValidatedCall) => Promise<unknown> {
  const headers = headerNames(id);
  const events = callEvents(id, services);
  const bodyRequired = documented(id).requestBody?.required === true;
  return async (request) => {
    checkForm(request, bodyRequired);
    try {
      const session = await checkCall(id, request, services);
      const answer = await operation(callOf(request, session, headers));
      events.done();
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const reason = error.reason as AnyRefusal;
      services.metrics.refusal(id, reason.kind);
      events.refused(reason);
      return refusedAnswer(id, answerOf(reason), request);
    }
  };
}

/** Checks what the schemas cannot express: a required body is present, and text can be stored. */
function checkForm({ body, query }: ValidatedCall, bodyRequired: boolean): void {
  if (bodyRequired && body === undefined) throw new HttpProblem(400, 'The request body is missing.');
  const place = findNul(body, 'body') ?? findNul(query, 'querystring');
  if (place) throw new HttpProblem(400, `${place} must not contain the NUL character.`);
}

function callOf(request: ValidatedCall, session: Session | undefined, headers: string[]): AnyCall {
  const named = headers.map((name) => [name, request.headers[name.toLowerCase()]] as const);
  return {
    body: request.body ?? {},
    query: request.query,
    params: request.params,
    headers: Object.fromEntries(named),
    session,
    ip: clientAddress(request.ip),
    origin: request.host ? `${request.protocol}://${request.host}` : '',
  } as AnyCall;
}
