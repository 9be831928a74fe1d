import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Clock } from '../../application/shared/clock.port';
import type { Notifier } from '../../application/shared/notifier.port';

export interface ToastEntry {
  readonly id: string;
  readonly tone: 'success' | 'failure';
  readonly text: string;
  /** Milliseconds in view (HEAD-24). */
  readonly visibleFor: number;
}

/** CONST-11, CONST-12: every toast is in view for 6 s; a success stays known for 10 s. */
const VISIBLE_MS = 6000;
const KNOWN_MS = { success: 10_000, failure: 6000 } as const;

/** What the shell is to say: toasts, and alerts one after another. */
@injectable()
export class NotificationStore implements Notifier {
  toasts: readonly ToastEntry[] = [];
  private alerts: readonly string[] = [];
  private count = 0;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true });
  }

  /** The text of the alert to show; null when there is none. */
  get alertText(): string | null {
    return this.alerts[0] ?? null;
  }

  success(text: string): void {
    this.addToast('success', text);
  }

  failure(text: string): void {
    this.addToast('failure', text);
  }

  alert(text: string): void {
    this.alerts = [...this.alerts, text];
  }

  closeAlert(): void {
    this.alerts = this.alerts.slice(1);
  }

  dismiss(id: string): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  private addToast(tone: ToastEntry['tone'], text: string): void {
    this.count += 1;
    const id = `toast-${this.count}`;
    this.toasts = [...this.toasts, { id, tone, text, visibleFor: VISIBLE_MS }];
    this.clock.after(KNOWN_MS[tone], () => this.dismiss(id));
  }
}
