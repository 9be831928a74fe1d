import { CartTabs } from '../../application/cart/cart-tabs.port';

/** Its channel is closed while the page is left: an open one keeps some browsers from storing the page for Back. */
export class BroadcastCartTabs extends CartTabs {
  private readonly listeners = new Set<() => void>();
  private channel: BroadcastChannel | null = null;

  announce(): void {
    this.open()?.postMessage('changed');
  }

  subscribe(listener: () => void): () => void {
    const heard = () => listener();
    this.listeners.add(heard);
    this.open();
    return () => this.listeners.delete(heard);
  }

  /** A channel does not receive what is sent through it. */
  private open(): BroadcastChannel | null {
    if (this.channel || typeof BroadcastChannel === 'undefined') return this.channel;
    const channel = new BroadcastChannel('cart');
    channel.onmessage = () => this.listeners.forEach((listener) => listener());
    addEventListener('pagehide', () => this.close(), { once: true });
    this.channel = channel;
    return channel;
  }

  private close(): void {
    this.channel?.close();
    this.channel = null;
    if (this.listeners.size === 0) return;
    addEventListener('pageshow', () => this.open(), { once: true });
  }
}
