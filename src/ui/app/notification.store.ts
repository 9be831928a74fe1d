import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Clock } from '../../application/shared/clock.port';
import type { Notifier } from '../../application/shared/notifier.port';

interface ToastEntry {
  readonly id: string;
  readonly tone: 'success' | 'failure';
  readonly text: string;
  /** Milliseconds on screen (HEAD-24). */
  readonly visibleFor: number;
}

interface KnownToast extends ToastEntry {
  readonly isVisible: boolean;
  /** Expired: it is removed as soon as it is off screen. */
  readonly isOver: boolean;
}

/** CONST-11, CONST-12: every toast is on screen for 6 s; a success is remembered for 10 s. */
const VISIBLE_MS = 6000;
const KNOWN_MS = { success: 10_000, failure: 6000 } as const;

/** The toasts and alerts to show; alerts are shown one at a time. */
@injectable()
export class NotificationStore implements Notifier {
  private known: readonly KnownToast[] = [];
  private alerts: readonly string[] = [];
  private count = 0;

  constructor(private readonly clock: Clock) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Toasts on screen, oldest first. */
  get toasts(): readonly ToastEntry[] {
    return this.known.filter(({ isVisible }) => isVisible);
  }

  /** Recent toasts, on screen or not (HEAD-25). */
  get recent(): readonly ToastEntry[] {
    return this.known;
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

  /** The toast timed out (later if the pointer was over it), or the shopper closed it. */
  dismiss(id: string): void {
    this.change(id, { isVisible: false });
  }

  private addToast(tone: ToastEntry['tone'], text: string): void {
    this.count += 1;
    const id = `toast-${this.count}`;
    const toast = { id, tone, text, visibleFor: VISIBLE_MS, isVisible: true, isOver: false };
    this.known = [...this.known, toast];
    this.clock.after(KNOWN_MS[tone], () => this.change(id, { isOver: true }));
  }

  private change(id: string, to: Partial<KnownToast>): void {
    this.known = this.known
      .map((toast) => (toast.id === id ? { ...toast, ...to } : toast))
      .filter(({ isVisible, isOver }) => isVisible || !isOver);
  }
}
