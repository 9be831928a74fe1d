import { Log } from '../../../src/application/shared/log.port';

export class RecordingLog extends Log {
  readonly warnings: string[] = [];

  warn(what: string): void {
    this.warnings.push(what);
  }
}
