import type { components } from '@cork-and-petal/sdk';
import { toListing } from './to-listing';

type Wire = components['schemas']['ProductListing'];

const listed = (wire: object) => toListing(wire as Wire);

describe('a listing on the wire', () => {
  it('may be empty', () => {
    expect(listed({})).toMatchObject({ products: [], filters: [], message: '', isAccepted: false });
    expect(listed({}).pagination).toMatchObject({ page: 1, totalPages: 0, totalRecords: 0 });
  });

  it('reads the number of pages, and tolerates missing totals and totals as text [SRCH-20]', () => {
    expect(listed({ pagination: {} }).pagination).toMatchObject({ page: 1, totalPages: 0, totalRecords: 0 });
    const pagination = { current_page: '2', total_page: '4', total_records: 'many' };
    expect(listed({ pagination }).pagination).toMatchObject({ page: 2, totalPages: 4, totalRecords: 0 });
  });

  it('reads the sizes and the lowest price of a product with variants [LIST-19]', () => {
    const child = [
      { id: 1012, bottle_size: '1000', price: '41.00' },
      { id: 1011, bottle_size: '750', price: '29.00' },
    ];
    const [card] = listed({ products: [{ id: 101, name: 'Rye', type: 'config', child }] }).products;
    expect(card).toMatchObject({ id: '101', name: 'Rye', sizes: ['1000 ml', '750 ml'] });
    expect(card?.fromPrice?.format()).toBe('$29.00');
  });

  it('has the number of products of an option, if it is a number', () => {
    const options = [
      { value: '375', count: 12 },
      { value: '750', count: 'many' },
    ];
    const [filter] = listed({ filters: { size: { options } } }).filters;
    expect(filter?.options.map(({ count }) => count)).toEqual([12, undefined]);
  });

  it('tolerates missing labels and unknown fields', () => {
    const size = { parameter: 'size', options: [{ value: 750, colour: 'red' }], hint: 'new' };
    expect(listed({ code: '1', filters: { size, colour: {} }, weather: 'fine' })).toMatchObject({
      isAccepted: true,
      filters: [{ parameter: 'size', options: [{ label: '750', value: '750', children: [] }] }],
    });
  });
});
