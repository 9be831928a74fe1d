import type { Session } from '../../domain/customer/session';
import { CurrentValue } from '../shared/current-value';

/** The session of this browser (STORE-01, STORE-03). */
export abstract class CurrentSession extends CurrentValue<Session> {}
