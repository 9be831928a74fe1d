import { aZipcode } from '../../../../tests/support/builders/location';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import { placeQuery } from './place-query';

describe('the place in catalogue calls', () => {
  it('has the zipcode, all locations, and the preferred speed [SRCH-12] [X-029] [X-030]', () => {
    const place = ShoppingPlace.of({
      zipcode: aZipcode('07030'),
      locationIds: ['14', '15'],
      speed: 'Farm Direct',
    });
    expect(placeQuery(place)).toEqual({ zipcode: '07030', loc_id: '14,15', courier_type: 'Farm Direct' });
  });

  it('is blank without a place [X-031]', () => {
    expect(placeQuery(ShoppingPlace.nowhere)).toEqual({ zipcode: '', loc_id: '', courier_type: '' });
  });
});
