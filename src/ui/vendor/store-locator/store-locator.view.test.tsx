import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_STORES } from './sample-stores';
import { StoreLocatorView } from './store-locator.view';

const [FIRST, SECOND] = SAMPLE_STORES as [(typeof SAMPLE_STORES)[0], (typeof SAMPLE_STORES)[0]];
const scrollIntoView = jest.fn<(this: Element) => void>();

beforeEach(() => {
  scrollIntoView.mockReset();
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('the cards of the store locator', () => {
  it('show all details of each store, and that it is a sample [LOC-02]', () => {
    shown();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(SAMPLE_STORES.length);
    for (const [index, { name, street, telephone, hours }] of SAMPLE_STORES.entries()) {
      const card = within(cards[index] as HTMLElement);
      card.getByRole('heading', { name });
      for (const text of ['Sample', street, telephone, hours]) card.getByText(text);
    }
    screen.getByText(/These sample stores/);
  });

  it('show a store on the map', async () => {
    const { choose } = shown();
    await userEvent.click(screen.getByRole('button', { name: `Show on the map: ${SECOND.name}` }));
    expect(choose.mock.calls).toEqual([[SECOND.id]]);
  });

  it('scroll the card of a store chosen on the map into view', () => {
    const { choose, rerender } = shown();
    expect(scrollIntoView).not.toHaveBeenCalled();
    rerender(aView(FIRST.id, choose));
    const scrolled = scrollIntoView.mock.contexts.map((card) => card.querySelector('h3')?.textContent);
    expect(scrolled).toEqual([FIRST.name]);
    const pressed = screen.getAllByRole('button', { pressed: true });
    expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual([
      `Show on the map: ${FIRST.name}`,
    ]);
  });
});

const aView = (chosenId: string | null, choose: (id: string) => void) => (
  <StoreLocatorView
    state={{ stores: SAMPLE_STORES, chosenId, chosenText: 'Choose a store' }}
    actions={{ choose }}
    map={null}
  />
);

function shown() {
  const choose = jest.fn<(id: string) => void>();
  const { rerender } = render(aView(null, choose));
  return { choose, rerender };
}
