import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noteEarlyChoices } from './early-choices';
import { Listening } from './listening';

function Screen() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Zipcode" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
      <Listening />
    </>
  );
}

/** As the server draws it. */
const DRAWN = '<input aria-label="Zipcode" value=""/><output></output>';

async function takenOver(typedBefore: string): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.id = 'root';
  root.setAttribute('data-drawn', '');
  root.innerHTML = DRAWN;
  document.body.replaceChildren(root);
  (root.querySelector('input') as HTMLInputElement).value = typedBefore;
  await act(async () => hydrateRoot(root, <Screen />));
  return root;
}

test('what was typed before anybody listened is kept, and known', async () => {
  const root = await takenOver('10001');
  expect(root.querySelector('output')?.textContent).toBe('10001');
  expect(root.querySelector('input')?.value).toBe('10001');
});

test('a screen that nobody typed into listens, and is as it was drawn', async () => {
  const root = await takenOver('');
  expect(root.hasAttribute('data-drawn')).toBe(false);
  expect(root.querySelector('output')?.textContent).toBe('');
});

function Filters() {
  const [order, setOrder] = useState('');
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <select aria-label="Sort" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="">Best match</option>
        <option value="price">Price</option>
      </select>
      <input type="checkbox" checked={isLarge} onChange={(event) => setLarge(event.target.checked)} />
      <output>{`${order} ${isLarge}`}</output>
      <Listening />
    </>
  );
}

const DRAWN_FILTERS =
  '<select aria-label="Sort"><option value="" selected="">Best match</option><option value="price">Price</option></select>' +
  '<input type="checkbox"/><output> false</output>';

test.each(['before the script', 'after it'])('what was chosen %s came is kept, and known', async (when) => {
  const root = document.createElement('div');
  root.id = 'root';
  root.setAttribute('data-drawn', '');
  root.innerHTML = DRAWN_FILTERS;
  document.body.replaceChildren(root);
  if (when === 'after it') noteEarlyChoices(root);
  const [sort, large] = [root.querySelector('select'), root.querySelector('input')];
  if (sort) sort.value = 'price';
  sort?.dispatchEvent(new Event('change', { bubbles: true }));
  large?.click();
  if (when !== 'after it') noteEarlyChoices(root);
  await act(async () => hydrateRoot(root, <Filters />));
  expect(root.querySelector('output')?.textContent).toBe('price true');
  expect([sort?.value, large?.checked]).toEqual(['price', true]);
});
