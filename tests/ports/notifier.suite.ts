import type { Notifier } from '../../src/application/shared/notifier.port';

interface HeardNotifier {
  readonly notifier: Notifier;
  /** All messages, oldest first; read once. */
  readonly heard: () => Readonly<Record<'successes' | 'failures' | 'alerts', readonly string[]>>;
}

export function describeNotifier(name: string, open: () => HeardNotifier): void {
  describe(`a notifier, ${name}`, () => {
    it('distinguishes success, failure and alerts, each with its exact text [X-099]', () => {
      const { notifier, heard } = open();
      notifier.success('Added to cart');
      notifier.failure('Invalid zipcode');
      notifier.alert('something went wrong while processing card :BackendError');
      expect(heard()).toEqual({
        successes: ['Added to cart'],
        failures: ['Invalid zipcode'],
        alerts: ['something went wrong while processing card :BackendError'],
      });
    });

    it('does not drop messages for newer ones', () => {
      const { notifier, heard } = open();
      for (const text of ['one', 'other']) {
        notifier.success(text);
        notifier.failure(text);
        notifier.alert(text);
      }
      const both = ['one', 'other'];
      expect(heard()).toEqual({ successes: both, failures: both, alerts: both });
    });

    it('shows a repeated message again', () => {
      const { notifier, heard } = open();
      notifier.success('Added to cart');
      notifier.success('Added to cart');
      notifier.alert('Closed today');
      notifier.alert('Closed today');
      const { successes, alerts } = heard();
      expect([successes.length, alerts.length]).toEqual([2, 2]);
    });
  });
}
