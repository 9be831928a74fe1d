import { injectable } from 'inversify';
import { Log } from '../../application/shared/log.port';

/** For server rendering: the backend logs its calls itself. */
@injectable()
export class NoLog extends Log {
  warn(): void {}
}
