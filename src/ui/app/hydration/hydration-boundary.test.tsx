import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { recordEvents } from './pre-hydration-events';
import { HydrationBoundary } from './hydration-boundary';
import { setLive } from './replay';

afterEach(() => window.preHydrationEvents?.stop());

test('typed text and the caret are kept, and React knows them', async () => {
  const { root, field, hydrate } = serverRendered(<TypedZipcode />);
  field('input').focus();
  typeInto(field('input'), '10001');
  field('input').setSelectionRange(2, 2);
  await hydrate();
  expect(root.querySelector('output')?.textContent).toBe('10001');
  expect(field('input').value).toBe('10001');
  expect(field('input')).toBe(document.activeElement);
  expect(field('input').selectionStart).toBe(2);
});

test('a field that has the focus receives a focus event', async () => {
  const { root, field, hydrate } = serverRendered(<TypedZipcode />);
  field('input').focus();
  await hydrate();
  expect(root.querySelector('i')?.textContent).toBe('focused');
});

test('a selected option is kept, and React knows it', async () => {
  const { root, field, hydrate } = serverRendered(<Choices />);
  const sort = root.querySelector('select') as HTMLSelectElement;
  sort.value = 'price';
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  field('input').click();
  await hydrate();
  expect(root.querySelector('output')?.textContent).toBe('price true');
  expect([sort.value, field('input').checked]).toEqual(['price', true]);
});

test('clicks, keys and submits are replayed in order, each once', async () => {
  const { root, hydrate } = serverRendered(<Presses />);
  const [more] = root.querySelectorAll('button');
  more?.click();
  more?.click();
  more?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  root.querySelector('form')?.requestSubmit();
  await hydrate();
  expect(root.querySelector('output')?.textContent).toBe('3 sent');
  await act(async () => more?.click());
  expect(root.querySelector('output')?.textContent).toBe('4 sent');
});

test('links, and forms with an action, work without React', () => {
  const { root } = serverRendered(<Native />);
  const reached: string[] = [];
  const note = (event: Event) => {
    reached.push(event.type);
    event.preventDefault();
  };
  root.addEventListener('click', note);
  root.addEventListener('submit', note);
  root.querySelector('a')?.click();
  root.querySelector('form')?.requestSubmit();
  expect(reached).toEqual(['click', 'submit']);
  expect(window.preHydrationEvents?.pending).toEqual([]);
});

test('typed text is restored if the page is rendered again', async () => {
  const { root, field } = serverRendered(<TypedZipcode />);
  typeInto(field('input'), '10001');
  await act(async () => createRoot(root).render(<Part screen={<TypedZipcode />} />));
  expect(field('input').value).toBe('10001');
  expect(root.querySelector('output')?.textContent).toBe('10001');
});

test('events are no longer recorded once every part is hydrated or has failed', () => {
  const { field } = serverRendered(<TypedZipcode />);
  typeInto(field('input'), '1');
  setLive('screen');
  expect(window.preHydrationEvents?.pending).toEqual([]);
  typeInto(field('input'), '10');
  expect(window.preHydrationEvents?.pending).toEqual([]);
});

test('a page that was not rendered by the server is unchanged', () => {
  const { root, field } = serverRendered(<TypedZipcode />);
  root.removeAttribute('data-server-rendered');
  typeInto(field('input'), '1');
  expect(window.preHydrationEvents?.pending).toEqual([]);
});

function TypedZipcode() {
  const [text, setText] = useState('');
  const [hasFocus, setFocus] = useState(false);
  return (
    <>
      <input
        aria-label="Zipcode"
        value={text}
        onFocus={() => setFocus(true)}
        onChange={(event) => setText(event.target.value)}
      />
      <output>{text}</output>
      <i>{hasFocus && 'focused'}</i>
    </>
  );
}

function Choices() {
  const [order, setOrder] = useState('');
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <select aria-label="Sort" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="">Best match</option>
        <option value="price">Price</option>
      </select>
      <input type="checkbox" checked={isLarge} onChange={() => setLarge(!isLarge)} />
      <output>{`${order} ${isLarge}`}</output>
    </>
  );
}

function Presses() {
  const [count, setCount] = useState(0);
  const [isSent, setSent] = useState(false);
  const more = () => setCount(count + 1);
  return (
    <>
      <button type="button" onClick={more} onKeyDown={(event) => event.key === 'ArrowUp' && more()}>
        More
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      />
      <output>{`${count}${isSent ? ' sent' : ''}`}</output>
    </>
  );
}

const Native = () => (
  <>
    <a href="/store">Store</a>
    <form action="/search/results" />
  </>
);

const Part = ({ screen }: { screen: ReactNode }) => (
  <HydrationBoundary name="screen">{screen}</HydrationBoundary>
);

/** The server's HTML, not hydrated yet. */
function serverRendered(screen: ReactNode) {
  const root = document.createElement('div');
  root.id = 'root';
  root.setAttribute('data-server-rendered', '');
  const { container } = render(screen);
  root.innerHTML = `<div class="part" data-part="screen"><!--$-->${container.innerHTML}<!--/$--></div>`;
  document.body.replaceChildren(root);
  window.preHydrationEvents = recordEvents(document);
  return {
    root,
    field: (name: string) => root.querySelector(name) as HTMLInputElement,
    hydrate: () => act(async () => hydrateRoot(root, <Part screen={screen} />)),
  };
}

function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
