import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
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
