import { jest } from '@jest/globals';
import { watchLinksInView } from './links-in-view';

type Callback = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

let report: Callback = () => {};
const observed = new Set<Element>();

class FakeIntersectionObserver {
  constructor(callback: Callback) {
    report = callback;
  }
  observe = (target: Element) => void observed.add(target);
  disconnect = () => observed.clear();
}

const originalConnection = Object.getOwnPropertyDescriptor(navigator, 'connection');

beforeEach(() => {
  jest.useFakeTimers();
  observed.clear();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  if (originalConnection) Object.defineProperty(navigator, 'connection', originalConnection);
  else Reflect.deleteProperty(navigator, 'connection');
});

function aScreen(count: number) {
  document.body.innerHTML = '<div id="app"><header><a href="/cart">Cart</a></header><main></main></div>';
  const main = document.querySelector('main')!;
  const add = (index: number) =>
    main.insertAdjacentHTML('beforeend', `<a href="/store/${index}">${index}</a>`);
  for (let index = 1; index <= count; index += 1) add(index);
  const code: string[] = [];
  const answers: string[] = [];
  const release: (() => void)[] = [];
  const stop = watchLinksInView(document.querySelector('#app')!, {
    code: (href) => void code.push(href),
    answer: (href) => {
      answers.push(href);
      return new Promise<void>((resolve) => void release.push(resolve));
    },
  });
  const links = () => [...main.querySelectorAll('a')];
  const scroll = (indices: readonly number[], isIntersecting: boolean) =>
    report(indices.map((index) => ({ target: links()[index - 1]!, isIntersecting })));
  const idle = () => jest.runAllTimersAsync();
  const answered = async () => {
    release.shift()?.();
    await idle();
  };
  return { add, code, answers, scroll, idle, answered, stop };
}

describe('the links in view', () => {
  it('prefetch the code of all their screens, and their answers one at a time', async () => {
    const { code, answers, scroll, idle, answered } = aScreen(3);
    scroll([1, 2], true);
    expect([code, answers]).toEqual([[], []]);
    await idle();
    expect([code, answers]).toEqual([['/store/1', '/store/2'], ['/store/1']]);
    await answered();
    expect(answers).toEqual(['/store/1', '/store/2']);
  });

  it('are left out when they are scrolled out of view before their turn', async () => {
    const { answers, scroll, idle, answered } = aScreen(3);
    scroll([1, 2], true);
    await idle();
    scroll([2], false);
    scroll([3], true);
    await answered();
    expect(answers).toEqual(['/store/1', '/store/3']);
  });

  it('prefetch six answers at most, and none twice', async () => {
    const { answers, scroll, idle, answered } = aScreen(9);
    scroll([1, 1, 2, 3, 4, 5, 6, 7, 8, 9], true);
    await idle();
    for (let count = 0; count < 9; count += 1) await answered();
    expect(answers).toEqual([1, 2, 3, 4, 5, 6].map((id) => `/store/${id}`));
  });

  it('include those that appear later, and none outside the screen', async () => {
    const { add, idle } = aScreen(1);
    add(2);
    await idle();
    expect([...observed].map((link) => link.getAttribute('href'))).toEqual(['/store/1', '/store/2']);
  });

  it('prefetch nothing once their screen is left', async () => {
    const { add, answers, scroll, idle, answered, stop } = aScreen(2);
    scroll([1, 2], true);
    await idle();
    add(3);
    await Promise.resolve();
    stop();
    await answered();
    expect(answers).toEqual(['/store/1']);
    expect(observed.size).toBe(0);
  });

  it('prefetch nothing while the browser is set to save data', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    aScreen(2);
    expect(observed.size).toBe(0);
  });
});
