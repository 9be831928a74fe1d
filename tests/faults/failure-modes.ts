import { operations } from '../../sdk/generated/document';
import { firstAnswer } from '../../sdk/src/testing/example-answer';

export type OperationId = keyof typeof operations;

/** One call that a screen makes. */
export interface MadeCall {
  readonly operation: OperationId;
  /** Runs the call on the backend. */
  readonly send: () => Promise<Response>;
  /** Fires the caller's timeout. */
  readonly giveUp: () => void;
  /** The signal of the caller's timeout. */
  readonly signal: AbortSignal | null | undefined;
}

/** `outage`: no usable answer. `nonsense`: an answer without meaning. */
type Kind = 'refused' | 'outage' | 'nonsense';

export interface FailureMode {
  readonly name: string;
  readonly kind: Kind;
  /** The failure's message, if it has one. */
  readonly words: string;
  readonly answer: (call: MadeCall) => Promise<Response>;
  /** The call has taken effect. */
  readonly isDone?: true;
}

const OFFLINE = 'You are not connected to internet';
const FAULT = 'Something went wrong. Please try again.';

const REFUSAL = 'The shop says no, for once.';
const DETAIL = 'The cellar is flooded.';

const answers = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

/** A refusal as the call writes it. */
const refusing =
  (message: string) =>
  ({ operation }: MadeCall) => {
    const flag = { getNextDeliveryDates: { status: 0 }, verifyUpi: { isVPAValid: 0 } }[operation as string];
    const body = { ...(flag ?? { code: -1 }), message };
    return Promise.resolve(Response.json('wrapped' in operations[operation] ? [body] : body));
  };

/** The first answer of the document, with fields of other types. */
function withOtherTypes({ operation }: MadeCall): Promise<Response> {
  const { body } = firstAnswer(operation);
  const [fields] = [body].flat() as [object];
  const others = Object.fromEntries(Object.keys(fields).map((name) => [name, { of: 7 }]));
  return Promise.resolve(Response.json(Array.isArray(body) ? [others] : others));
}

async function doneAndLost({ send }: MadeCall): Promise<Response> {
  await send();
  throw new TypeError('Failed to fetch');
}

async function doneAndUnreadable(call: MadeCall): Promise<Response> {
  await call.send();
  return withOtherTypes(call);
}

function neverAnswers({ signal, giveUp }: MadeCall): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    setTimeout(giveUp, 10);
  });
}

export const ANSWER_LOST: FailureMode = {
  name: 'takes effect, and its answer is lost',
  kind: 'outage',
  words: OFFLINE,
  answer: doneAndLost,
  isDone: true,
};

const DONE_AND_UNREADABLE: FailureMode = {
  name: 'takes effect, and is answered with fields of other types',
  kind: 'outage',
  words: FAULT,
  answer: doneAndUnreadable,
  isDone: true,
};

/** Every mode in which a call can fail. */
const FAILURE_MODES: readonly FailureMode[] = [
  { name: 'is refused with a reason', kind: 'refused', words: REFUSAL, answer: refusing(REFUSAL) },
  { name: 'is refused without a reason', kind: 'refused', words: '', answer: refusing('') },
  {
    name: 'meets a fault with a detail',
    kind: 'outage',
    words: DETAIL,
    answer: answers(500, JSON.stringify({ detail: DETAIL })),
  },
  { name: 'meets a fault without a message', kind: 'outage', words: FAULT, answer: answers(500, '') },
  { name: 'is never answered', kind: 'outage', words: OFFLINE, answer: neverAnswers },
  { name: 'is answered with garbage', kind: 'outage', words: FAULT, answer: answers(200, '<html>Welcome') },
  {
    name: 'is answered with fields of other types',
    kind: 'outage',
    words: FAULT,
    answer: withOtherTypes,
  },
  { name: 'is answered with an empty object', kind: 'nonsense', words: FAULT, answer: answers(200, '{}') },
  {
    name: 'does not reach the shop',
    kind: 'outage',
    words: OFFLINE,
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  ANSWER_LOST,
  DONE_AND_UNREADABLE,
];

/** They differ only in their messages: to a screen, there is no usable answer. */
const isPlainOutage = (mode: FailureMode) => mode.kind === 'outage' && !mode.isDone;

/**
 * All modes at full size (`SCALE=1`); otherwise each step gets a different one of the plain outages, an unreadable
 * answer if it would report an order, and all other modes.
 */
export function failureModesFor(call: OperationId, place: number): readonly FailureMode[] {
  if (Number(process.env.SCALE) >= 1) return FAILURE_MODES;
  const outages = FAILURE_MODES.filter(isPlainOutage);
  return FAILURE_MODES.filter((mode) => {
    if (mode === DONE_AND_UNREADABLE) return call === 'placeOrder';
    return !isPlainOutage(mode) || mode === outages[place % outages.length];
  });
}
