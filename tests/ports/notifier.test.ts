import { NotificationStore } from '../../src/ui/app/notification.store';
import { FakeClock } from '../support/fakes/fake-clock';
import { RecordingNotifier } from '../support/fakes/recording-notifier';
import { describeNotifier } from './notifier.suite';

describeNotifier('faked', () => {
  const notifier = new RecordingNotifier();
  const { successes, failures, alerts } = notifier;
  return { notifier, heard: () => ({ successes, failures, alerts }) };
});

describeNotifier('in the shell', () => {
  const notifier = new NotificationStore(new FakeClock());
  const toasts = (tone: 'success' | 'failure') =>
    notifier.toasts.filter((toast) => toast.tone === tone).map(({ text }) => text);
  return {
    notifier,
    heard: () => ({ successes: toasts('success'), failures: toasts('failure'), alerts: alertsOf(notifier) }),
  };
});

/** They are shown one at a time, as a shopper reads them. */
function alertsOf(store: NotificationStore): readonly string[] {
  const texts: string[] = [];
  for (let text = store.alertText; text !== null; text = store.alertText) {
    texts.push(text);
    store.closeAlert();
  }
  return texts;
}
