import { CalendarDate } from '../shared/calendar-date';
import { CartChoices } from './cart-choices';
import { DeliveryChoices } from './delivery-choices';

const date = CalendarDate.of(2030, 6, 3);
const slot = { start: '10:00', end: '12:00' };

describe('delivery choices', () => {
  it('stores each choice under its documented key [STATE-04] [STATE-05] [STATE-06]', () => {
    const chosen = DeliveryChoices.none
      .withDate('11_Same Day', date)
      .withSlot('11_Same Day', slot)
      .withDate('2', date);
    expect(chosen.entries).toEqual({
      dates: { '11_Same Day': '2030-06-03', '2': '2030-06-03' },
      slots: { '11_Same Day_timeslot-selected': slot },
    });
  });

  it('clears the slot when the date changes', () => {
    const chosen = DeliveryChoices.none.withDate('11_Same Day', date).withSlot('11_Same Day', slot);
    expect(chosen.withDate('11_Same Day', date.plusDays(1)).slot('11_Same Day')).toBeNull();
  });
});

describe('the gift message', () => {
  it('is limited to 250 characters, and never splits one [CART-04] [X-158]', () => {
    expect(CartChoices.none.withGiftMessage('x'.repeat(300)).giftMessage).toHaveLength(250);
    expect(CartChoices.none.withGiftMessage('🌷'.repeat(300)).giftMessage).toBe('🌷'.repeat(250));
  });
});
