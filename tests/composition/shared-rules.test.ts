import fc from 'fast-check';
import { LookUpZipcode } from '../../backend/src/application/location/look-up-zipcode';
import { Zipcodes } from '../../backend/src/application/location/zipcodes.port';
import { DeliveryCalendar } from '../../backend/src/domain/fulfilment/delivery-calendar';
import type { QuotedLine } from '../../backend/src/domain/cart/quote';
import { deliveriesOf } from '../../backend/src/domain/checkout/delivery-choice';
import { isUpiId } from '../../backend/src/domain/checkout/upi-id';
import { SharpPictureConverter } from '../../backend/src/adapters/picture/sharp-picture-converter';
import { parseRanges } from '../../backend/src/adapters/http/vendor/vendor-request';
import { aPhoto } from '../../backend/testing/provider-states/given-identity';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../rules/shared/quantity';
import { chosenVisit } from '../../src/domain/fulfilment/visit';
import { isWithinOrderHorizon } from '../../src/domain/fulfilment/order-horizon';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { productQuantity } from '../../src/domain/shared/quantity';
import { upiProblem } from '../../src/ui/checkout/card-step/payment-rules';
import { parsePicture } from '../../src/domain/identity/picture';
import { VENDOR_FILTERS } from '../../src/domain/vendor/vendor-product-query';
import { Zipcode } from '../../src/domain/shared/zipcode';

/** Knows none of the typed zipcodes, so that each well-formed one is refused as unknown. */
class EmptyDirectory extends Zipcodes {
  find = () => Promise.resolve(undefined);
  isAnyServed = () => Promise.resolve(true);
  cityOf = () => Promise.resolve(undefined);
  servedIn = () => Promise.resolve([]);
  alternativesTo = () => Promise.resolve([]);
}

describe('shop and backend agree', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^\s?\d{3,7}\s?$/), fc.integer().map(String));

  it('which zipcodes are well formed [GATE-05] [GATE-06]', async () => {
    const lookUp = new LookUpZipcode(new EmptyDirectory());
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const kind = Zipcode.parse(text) ? 'zipcode-unknown' : 'zipcode-malformed';
        await expect(lookUp.execute(text)).rejects.toMatchObject({ reason: { kind } });
      }),
    );
  });

  it('how many units of one variant can be bought [PDP-38] [PDP-40]', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.integer(), fc.double()), (text) => {
        expect(productQuantity(text)).toBeGreaterThanOrEqual(MIN_QUANTITY);
        expect(productQuantity(text)).toBeLessThanOrEqual(MAX_QUANTITY);
      }),
    );
  });

  const today = CalendarDate.of(2030, 6, 3);
  const calendar = new DeliveryCalendar(
    { cutOffHour: 24, rules: [], leadDays: {} },
    { date: today.iso, time: '09:00', hour: 9 },
  );
  const aDay = fc.integer({ min: -3, max: 368 }).map((days) => today.plusDays(days));

  it('how far ahead an order can be placed [SUM-26] [CART-22]', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        expect(isWithinOrderHorizon(day, today)).toBe(calendar.delivers(day.iso));
      }),
      { numRuns: 500 },
    );
  });

  it('when a visit can be booked [SHIP-25] [SHIP-26] [X-054]', () => {
    const line = { id: 1, locationId: 11, speed: 'Same Day', groupKey: '11_Same Day' } as QuotedLine;
    const aTime = fc.oneof(
      fc.stringMatching(/^(0[89]|1[0-7]):[0-6]\d$/),
      fc.string({ minLength: 1, maxLength: 5 }).map((text) => text.trim() || 'noon'),
    );
    fc.assert(
      fc.property(aDay, aTime, (day, time) => {
        const choices = { pickUpDate: day.iso, timeSlot: time, lines: [] };
        const visit = deliveriesOf([line], choices, new Map([[11, calendar]]), 'dine-in');
        expect(chosenVisit(day, time, today) !== null).toBe(visit !== undefined);
      }),
    );
  });

  it('which UPI ids need not be sent to be refused [PAY-28] [CONST-04]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,3}@[a-z]{1,3}$/), (id) => {
        if (isUpiId(id)) expect(upiProblem(id)).toBe('');
      }),
    );
  });

  it('which files are pictures that can be sent [KYC-13] [KYC-16]', async () => {
    const photo = await aPhoto();
    const converter = new SharpPictureConverter();
    const files = [
      photo,
      Buffer.from('plain text'),
      Buffer.from('GIF89a'),
      photo.subarray(1),
      Buffer.alloc(0),
    ];
    for (const [index, file] of files.entries()) {
      expect(parsePicture(new Uint8Array(file)).ok).toBe(index === 0);
      expect((await converter.toJpeg(file, ['jpeg', 'png'])) !== undefined).toBe(index === 0);
    }
  });

  it('which price ranges a vendor page can be narrowed to [CONST-16] [X-107]', () => {
    const [prices] = VENDOR_FILTERS;
    const values = prices.options.map(({ value }) => value);
    expect(parseRanges(values).map(({ value }) => value)).toEqual(values);
    expect(() => parseRanges(['75-100'])).toThrow('vendor-price-range-unknown');
  });
});
