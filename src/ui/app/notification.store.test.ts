import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { NotificationStore } from './notification.store';

describe('notifications', () => {
  it('are on screen for 6 s [HEAD-24] [GATE-12] [CONST-11]', () => {
    const { store } = aStore();
    store.success('Pin Code Changed');
    expect(store.toasts).toMatchObject([{ tone: 'success', text: 'Pin Code Changed', visibleFor: 6000 }]);
  });

  it('are remembered for 10 s after a success and 6 s after a failure [HEAD-25] [CONST-12]', () => {
    const { store, clock } = aStore();
    store.success('saved');
    store.failure('refused');
    for (const { id } of store.toasts) store.dismiss(id);
    expect(store.toasts).toEqual([]);
    clock.advance(5999);
    expect(store.recent.map((toast) => toast.text)).toEqual(['saved', 'refused']);
    clock.advance(1);
    expect(store.recent.map((toast) => toast.text)).toEqual(['saved']);
    clock.advance(3999);
    expect(store.recent.map((toast) => toast.text)).toEqual(['saved']);
    clock.advance(1);
    expect(store.recent).toEqual([]);
  });

  it('stay on screen while they are hovered or focused', () => {
    const { store, clock } = aStore();
    store.failure('refused');
    clock.advance(60_000);
    expect(store.toasts).toMatchObject([{ text: 'refused' }]);
    store.dismiss(store.toasts[0]?.id ?? '');
    expect(store.recent).toEqual([]);
  });

  it('disappear when they are dismissed', () => {
    const { store } = aStore();
    store.failure('refused');
    store.dismiss(store.toasts[0]?.id ?? '');
    expect(store.toasts).toEqual([]);
  });

  it('show one alert after another', () => {
    const { store } = aStore();
    store.alert('first');
    store.alert('second');
    expect(store.alertText).toBe('first');
    store.closeAlert();
    expect(store.alertText).toBe('second');
    store.closeAlert();
    expect(store.alertText).toBeNull();
  });
});

function aStore() {
  const clock = new FakeClock();
  return { clock, store: new NotificationStore(clock) };
}
