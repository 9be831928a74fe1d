import { removeServerHead } from './server-head';

it('removes the elements of the rendered page, and keeps those of every page', () => {
  const kept =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.ico">';
  document.head.innerHTML =
    `${kept}<meta name="description" content="Rye"><link rel="canonical" href="https://shop.example/store/1">` +
    '<meta property="og:title" content="Rye"><meta name="robots" content="noindex">';
  removeServerHead();
  expect(document.head.innerHTML).toBe(kept);
});
