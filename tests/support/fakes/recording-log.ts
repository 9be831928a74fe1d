import { Log } from '../../../src/application/shared/log.port';

export class RecordingLog extends Log {
  readonly warnings: string[] = [];
  readonly details: unknown[] = [];

  warn(what: string, detail?: unknown): void {
    this.warnings.push(what);
    this.details.push(detail);
  }
}
