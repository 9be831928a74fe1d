import { imageOf } from './image';
import { pageOf } from './page';
import { streetOf } from './street';

describe('imageOf', () => {
  it.each([
    ['/a.svg'],
    [{ small_image: '/a.svg' }],
    [[{ small_image: '/a.svg' }, { small_image: '/b.svg' }]],
  ])('reads %j [X-109]', (image) => expect(imageOf(image)).toBe('/a.svg'));

  it.each([undefined, null, '', {}, [], [{}]])('finds nothing in %j [X-109]', (image) =>
    expect(imageOf(image)).toBeUndefined(),
  );
});

describe('pageOf', () => {
  it('reads the names of a listing [X-119 ENT-09]', () => {
    expect(pageOf({ current_page: 1, total_page: 4 })).toEqual({
      number: 1,
      count: 4,
      hasPrevious: false,
      hasNext: true,
    });
  });

  it('reads the names of a vendor page [X-119 ENT-10]', () => {
    expect(pageOf({ current_page: 3, total_pages: 3 })).toEqual({
      number: 3,
      count: 3,
      hasPrevious: true,
      hasNext: false,
    });
  });

  it('treats a missing pagination as a single page', () => {
    expect(pageOf()).toEqual({ number: 1, count: 1, hasPrevious: false, hasNext: false });
  });
});

describe('streetOf', () => {
  it('reads the name with a space [X-120 ENT-05]', () =>
    expect(streetOf({ 'street 1': '5th Avenue' })).toBe('5th Avenue'));
  it('accepts it without one [X-120]', () => expect(streetOf({ street1: '5th Avenue' })).toBe('5th Avenue'));
});
