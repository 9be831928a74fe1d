import type { Notifier } from '../../src/application/shared/notifier.port';

interface HeardNotifier {
  readonly notifier: Notifier;
  /** Everything that was said, oldest first; to be asked once. */
  readonly heard: () => Readonly<Record<'successes' | 'failures' | 'alerts', readonly string[]>>;
}

export function describeNotifier(name: string, open: () => HeardNotifier): void {
  describe(`a notifier, ${name}`, () => {
    it('tells good news, bad news and alerts apart, each in its exact words [X-099]', () => {
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

    it('lets no news push out other news', () => {
      const { notifier, heard } = open();
      for (const text of ['one', 'other']) {
        notifier.success(text);
        notifier.failure(text);
        notifier.alert(text);
      }
      const both = ['one', 'other'];
      expect(heard()).toEqual({ successes: both, failures: both, alerts: both });
    });

    it('says the same thing again when it happens again', () => {
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
