import { render, screen as page } from '@testing-library/react';
import { settled } from '../../../../tests/support/settled';
import { cartPath } from '../../shared/paths/paths';
import { screen } from './screen';
import { screenPages } from './screen-pages';
import { SCREENS } from './screens';

function aCart() {
  const loads: string[] = [];
  const load = async (...contexts: string[]) => void loads.push(...contexts);
  const cart = screen({
    paths: [cartPath],
    contexts: ['checkout'],
    page: () => {
      loads.push('page');
      return Promise.resolve({ CartPage: () => <p>cart</p> });
    },
  });
  const pageOf = screenPages({ load });
  return { loads, Page: pageOf(cart), again: pageOf(cart) };
}

describe('the page of a screen', () => {
  it('is loaded once with the contexts that it needs, however often it is requested', async () => {
    const { loads, Page, again } = aCart();
    Page.preload();
    await settled();
    again.preload();
    expect(loads).toEqual(['page', 'checkout']);
  });

  it('is shown at once if it was preloaded', async () => {
    const { Page } = aCart();
    Page.preload();
    await settled();
    render(<Page />);
    page.getByText('cart');
  });
});

describe("a page's file", () => {
  it('exports the page, and nothing else', async () => {
    for (const { paths, page: load } of SCREENS)
      expect([paths[0]?.pattern, Object.keys(await load())]).toEqual([
        paths[0]?.pattern,
        [expect.stringMatching(/Page$/)],
      ]);
  }, 60_000);
});
