import type { components } from '@cork-and-petal/sdk';
import { toListing } from './to-listing';

type Wire = components['schemas']['ProductListing'];

const listed = (wire: object) => toListing(wire as Wire);

describe('a listing on the wire', () => {
  it('may lack everything', () => {
    expect(listed({})).toMatchObject({ products: [], filters: [], message: '', hasExpectedCode: false });
    expect(listed({}).pagination).toMatchObject({ page: 1, totalPages: 0, totalRecords: 0 });
  });

  it('has as many pages as it says, and may lack totals, or spell them as text [SRCH-20]', () => {
    expect(listed({ pagination: {} }).pagination).toMatchObject({ page: 1, totalPages: 0, totalRecords: 0 });
    const pagination = { current_page: '2', total_page: '4', total_records: 'many' };
    expect(listed({ pagination }).pagination).toMatchObject({ page: 2, totalPages: 4, totalRecords: 0 });
  });

  it('shows a product with variants by their sizes and the lowest of their prices [LIST-19]', () => {
    const child = [
      { id: 1012, bottle_size: '1000', price: '41.00' },
      { id: 1011, bottle_size: '750', price: '29.00' },
    ];
    const [card] = listed({ products: [{ id: 101, name: 'Rye', type: 'config', child }] }).products;
    expect(card).toMatchObject({ id: '101', name: 'Rye', sizes: ['1000 ml', '750 ml'] });
    expect(card?.fromPrice?.format()).toBe('$29.00');
  });

  it('may lack labels, and hold what nobody has heard of', () => {
    const size = { parameter: 'size', options: [{ value: 750, colour: 'red' }], hint: 'new' };
    expect(listed({ code: '1', filters: { size, colour: {} }, weather: 'fine' })).toMatchObject({
      hasExpectedCode: true,
      filters: [{ parameter: 'size', options: [{ label: '750', value: '750', children: [] }] }],
    });
  });
});
