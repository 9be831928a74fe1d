import { injectable } from 'inversify';
import { Log } from '../../application/shared/log.port';

@injectable()
export class ConsoleLog extends Log {
  warn(what: string, detail?: unknown): void {
    console.warn(what, ...(detail === undefined ? [] : [detail]));
  }
}
