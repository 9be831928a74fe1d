import { injectable } from 'inversify';
import { Locator } from '../../application/location/locator.port';

/** The default: no location, and no call to a third party. */
@injectable()
export class NoLocator extends Locator {
  readonly isOffered = false;

  async locate(): Promise<string | null> {
    return null;
  }
}
