import { aZipcode } from '../../../../tests/support/builders/location';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import { placeQuery } from './place-query';

describe('what catalogue calls say of the place', () => {
  it('is its zipcode, all its locations, and the one speed that is wanted [SRCH-12] [X-029] [X-030]', () => {
    const place = ShoppingPlace.of({
      zipcode: aZipcode('07030'),
      locationIds: ['14', '15'],
      deliveryType: 'Farm Direct',
    });
    expect(placeQuery(place)).toEqual({ zipcode: '07030', loc_id: '14,15', courier_type: 'Farm Direct' });
  });

  it('is blank while there is none [X-031]', () => {
    expect(placeQuery(ShoppingPlace.nowhere)).toEqual({ zipcode: '', loc_id: '', courier_type: '' });
  });
});
