import { injectable } from 'inversify';
import { Locator } from '../../application/location/locator.port';

/** The default: nobody is located, and no third party is asked. */
@injectable()
export class NoLocator extends Locator {
  async locate(): Promise<string | null> {
    return null;
  }
}
