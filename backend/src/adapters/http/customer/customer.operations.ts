import type { Services } from '../services';
import type { Operations } from '../operation';
import { addressOperations } from './address.operations';
import { dashboardOperations } from './dashboard.operations';
import { passwordOperations } from './password.operations';
import { sessionOperations } from './session.operations';

/** Sessions, passwords, accounts and addresses. */
export function customerOperations(services: Services): Operations {
  return {
    ...sessionOperations(services),
    ...passwordOperations(services),
    ...addressOperations(services),
    ...dashboardOperations(services),
  };
}
