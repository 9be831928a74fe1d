import { AppEvents } from './app-events';

class OrderPacked {
  constructor(readonly orderId: string) {}
}
class OrderSent {}

describe('application events', () => {
  it('reach every listener of their type before publish returns, in the order of subscription', () => {
    const events = new AppEvents();
    const heard: string[] = [];
    events.on(OrderPacked, ({ orderId }) => heard.push(`first ${orderId}`));
    events.on(OrderPacked, ({ orderId }) => heard.push(`second ${orderId}`));
    events.on(OrderSent, () => heard.push('sent'));
    events.publish(new OrderPacked('7'));
    expect(heard).toEqual(['first 7', 'second 7']);
  });

  it('may have no listener', () => {
    expect(() => new AppEvents().publish(new OrderSent())).not.toThrow();
  });

  it('do not reach a listener that has unsubscribed, also while one is being published', () => {
    const events = new AppEvents();
    const heard: string[] = [];
    const stop = events.on(OrderSent, () => {
      heard.push('first');
      stop();
    });
    events.on(OrderSent, () => heard.push('second'));
    events.publish(new OrderSent());
    events.publish(new OrderSent());
    expect(heard).toEqual(['first', 'second', 'second']);
  });
});
