import { Notifier } from '../../../src/application/shared/notifier.port';

/** Records messages, newest last. */
export class RecordingNotifier extends Notifier {
  readonly successes: string[] = [];
  readonly failures: string[] = [];
  readonly alerts: string[] = [];

  success(text: string): void {
    this.successes.push(text);
  }

  failure(text: string): void {
    this.failures.push(text);
  }

  alert(text: string): void {
    this.alerts.push(text);
  }
}
