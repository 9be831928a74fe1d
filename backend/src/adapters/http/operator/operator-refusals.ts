import type { OrderChangeRefusal } from '../../../domain/order/order-refusal';
import type { SharedRefusal } from '../../../domain/shared/shared-refusal';
import { refusalText } from '../../../operator/refusal-text';
import type { AccessRefusal } from './operator-access';

/** Card payments are simulated or not accepted. */
interface NothingToCompare {
  kind: 'nothing-to-compare';
}

type CommonRefusal =
  | Extract<SharedRefusal, { kind: 'busy' | 'too-many-attempts' }>
  | AccessRefusal
  | NothingToCompare;

/** Why an operator's call is refused. */
export type OperatorRefusal = OrderChangeRefusal | CommonRefusal;

type Status = 401 | 404 | 409 | 422 | 429;

/** The one table from the kind of a refusal to its status. */
const STATUSES: { [Kind in OperatorRefusal['kind']]: Status } = {
  'credential-invalid': 401,
  'order-not-found': 404,
  'order-item-not-found': 404,
  'order-already-canceled': 409,
  'order-item-already-canceled': 409,
  'payment-undecided': 409,
  'payment-not-due': 409,
  'prepaid-drinks-redeemed': 409,
  'order-is-redemption': 409,
  'refund-too-large': 422,
  'refund-already-recorded': 409,
  'refund-reason-invalid': 422,
  'nothing-to-compare': 409,
  busy: 409,
  'too-many-attempts': 429,
};

const TEXTS: { [Kind in CommonRefusal['kind']]: string } = {
  'credential-invalid': 'This call needs the credential of an operator.',
  'nothing-to-compare': 'Cards are simulated or not accepted: there is nothing to compare.',
  busy: 'This order is being changed by somebody else. Try again in a moment.',
  'too-many-attempts': 'Too many wrong credentials. Try again later.',
};

const isCommon = (reason: OperatorRefusal): reason is CommonRefusal => reason.kind in TEXTS;

/** The answer to a refusal: its reason, with a text for people. */
export function operatorAnswerOf(reason: OperatorRefusal): { status: Status; body: object } {
  const message = isCommon(reason) ? TEXTS[reason.kind] : refusalText(reason);
  return { status: STATUSES[reason.kind], body: { ...reason, message } };
}
