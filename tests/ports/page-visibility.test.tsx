import { DocumentVisibility } from '../../src/adapters/browser/document-visibility';
import { FakePageVisibility } from '../support/fakes/fake-page-visibility';
import { describePageVisibility } from './page-visibility.suite';

describePageVisibility('faked', () => {
  const page = new FakePageVisibility();
  return { page, hide: () => page.hide(), show: () => page.show(), restore: () => page.restore() };
});

describe('in a browser', () => {
  afterEach(() => Reflect.deleteProperty(document, 'visibilityState'));

  const become = (visibilityState: 'hidden' | 'visible') =>
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  const change = (visibilityState: 'hidden' | 'visible') => {
    become(visibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  describePageVisibility('of a document', () => {
    become('visible');
    return {
      page: new DocumentVisibility(),
      hide: () => change('hidden'),
      show: () => change('visible'),
      restore: () => {
        become('visible');
        dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      },
    };
  });

  it('reports nothing when a page is shown for the first time', () => {
    const heard: unknown[] = [];
    new DocumentVisibility().subscribe((change) => heard.push(change));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(heard).toEqual([]);
  });
});
