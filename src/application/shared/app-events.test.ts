import { AppEvents } from './app-events';

class OrderPacked {
  constructor(readonly orderId: string) {}
}
class OrderSent {}

describe('application events', () => {
  it('reach every listener of their type before publish returns, in the order of subscription', () => {
    const events = new AppEvents();
    const received: string[] = [];
    events.on(OrderPacked, ({ orderId }) => received.push(`first ${orderId}`));
    events.on(OrderPacked, ({ orderId }) => received.push(`second ${orderId}`));
    events.on(OrderSent, () => received.push('sent'));
    events.publish(new OrderPacked('7'));
    expect(received).toEqual(['first 7', 'second 7']);
  });

  it('may have no listener', () => {
    expect(() => new AppEvents().publish(new OrderSent())).not.toThrow();
  });

  it('do not reach a listener that has unsubscribed, also while one is being published', () => {
    const events = new AppEvents();
    const received: string[] = [];
    const stop = events.on(OrderSent, () => {
      received.push('first');
      stop();
    });
    events.on(OrderSent, () => received.push('second'));
    events.publish(new OrderSent());
    events.publish(new OrderSent());
    expect(received).toEqual(['first', 'second', 'second']);
  });
});
