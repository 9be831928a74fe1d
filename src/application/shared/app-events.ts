import { injectable } from 'inversify';

type EventType<Event extends object> = new (...details: never[]) => Event;
type Listener<Event extends object> = (event: Event) => void;

/**
 * Carries what happened in one context to the contexts that depend on it: sign-in reaches the cart, and the customer
 * context does not know that there are carts. An event is a class in its own context's `*.event.ts`.
 */
@injectable()
export class AppEvents {
  private readonly listeners = new Map<EventType<object>, Set<Listener<never>>>();

  /** Every listener has been called when this returns, in the order in which they subscribed. */
  publish(event: object): void {
    const listeners = this.listeners.get(event.constructor as EventType<object>) ?? [];
    for (const listener of [...listeners] as Listener<object>[]) listener(event);
  }

  /** Returns a function that unsubscribes. */
  on<Event extends object>(type: EventType<Event>, listener: Listener<Event>): () => void {
    const listeners = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
