import type { Services } from '../services';
import type { Operations } from '../operation';
import { addressOperations } from './address.operations';
import { cardOperations } from './card.operations';
import { passwordOperations } from './password.operations';
import { sessionOperations } from './session.operations';

/** Sessions, passwords, addresses and cards. */
export function customerOperations(services: Services): Operations {
  return {
    ...sessionOperations(services),
    ...passwordOperations(services),
    ...addressOperations(services),
    ...cardOperations(services),
  };
}
