import { Refused } from '../shared/refused';

export type OrderHistoryRefusal = { kind: 'no-orders' };

export const refused = (reason: OrderHistoryRefusal): Refused<OrderHistoryRefusal> => new Refused(reason);
