import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import { SearchBoxViewModel } from './search-box.view-model';

describe('the search box', () => {
  it('fetches suggestions once, a second after the last key, with the term alone [SRCH-08] [SRCH-10] [SRCH-11] [CONST-09]', async () => {
    const { box, shop } = aBox();
    box.type('bour');
    shop.clock.advance(999);
    box.type(' bourbon ');
    shop.clock.advance(999);
    expect(shop.catalog.suggestionsAsked).toEqual([]);
    shop.clock.advance(1);
    await settled();
    expect(shop.catalog.suggestionsAsked).toEqual(['bourbon']);
  });

  it('suggests two at most, each with its picture [SRCH-01] [SRCH-02] [CONST-08]', async () => {
    const { box, shop } = aBox();
    await typed('bourbon', box, shop);
    expect(box.state.suggestions).toEqual([
      { id: '101', name: 'Old Harbor Bourbon', imageUrl: '/pictures/101.svg', price: '$29.00' },
      { id: '102', name: 'North Fork Bourbon', imageUrl: '/pictures/101.svg', price: '$29.00' },
    ]);
  });

  it('never fetches suggestions for an empty term, and does not submit it [SRCH-09]', () => {
    const { box, shop } = aBox();
    box.type('   ');
    shop.clock.advance(5000);
    expect(shop.catalog.suggestionsAsked).toEqual([]);
    expect(box.submit()).toBeNull();
  });

  it('leads to the results for the typed term [SRCH-04] [SRCH-05]', () => {
    const { box } = aBox();
    box.type(' gin & tonic ');
    expect(box.submit()).toBe('/search/results?q=gin+%26+tonic');
  });

  it('can be cleared, and then ignores pending answers [SRCH-03]', async () => {
    const { box, shop } = aBox();
    box.type('bourbon');
    shop.clock.advance(1000);
    box.clear();
    await settled();
    expect(box.state).toMatchObject({ text: '', suggestions: [], message: 'Type to search' });
  });

  it('drops an answer that came too late', async () => {
    const { box, shop } = aBox();
    box.type('bourbon');
    shop.clock.advance(1000);
    box.type('bourbons');
    await settled();
    expect(box.state).toMatchObject({ suggestions: [], message: 'Searching…' });
  });

  it('shows no error if suggestions cannot be loaded: Enter still searches', async () => {
    const { box, shop } = aBox();
    shop.catalog.outage.begin();
    await typed('bourbon', box, shop);
    expect(box.state).toMatchObject({ suggestions: [], message: '' });
    expect(shop.notifier.failures).toEqual([]);
    expect(box.submit()).toBe('/search/results?q=bourbon');
  });

  it('keeps what is typed while another search is loading [SRCH-04]', () => {
    const { box } = aBox();
    box.type(' rye ');
    box.submit();
    expect(box.state.text).toBe('rye');
    box.type('gin');
    box.adopt('rye');
    expect(box.state.text).toBe('gin');
    box.adopt('rye');
    expect(box.state.text).toBe('rye');
  });

  it('keeps what was typed before the address of its page was read [SRCH-04]', () => {
    const { box } = aBox();
    box.type('gin');
    box.adopt('zzzz');
    expect(box.state.text).toBe('gin');
  });
});

function aBox() {
  const shop = new FakeShop();
  return { shop, box: shop.get(SearchBoxViewModel) };
}

async function typed(text: string, box: SearchBoxViewModel, shop: FakeShop) {
  box.type(text);
  shop.clock.advance(1000);
  await settled();
}
