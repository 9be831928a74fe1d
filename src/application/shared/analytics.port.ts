import type { Money } from '../../domain/shared/money';

/** The recorded events. */
export type AnalyticsEvent =
  | { readonly name: 'checkout_step'; readonly step: number; readonly label: string }
  | { readonly name: 'purchase'; readonly orderId: string; readonly amount: Money | null };

export abstract class Analytics {
  abstract record(event: AnalyticsEvent): void;
}
