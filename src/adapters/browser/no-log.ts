import { injectable } from 'inversify';
import { Log } from '../../application/shared/log.port';

/** For the server that draws the first screen: the backend keeps a log of its own calls. */
@injectable()
export class NoLog extends Log {
  warn(): void {}
}
