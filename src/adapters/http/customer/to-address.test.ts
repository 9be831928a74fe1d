import openapi from '@cork-and-petal/sdk/openapi.json' with { type: 'json' };
import { aNewAddress } from '../../../../tests/support/builders/customer';
import { paymentMethodId } from '../checkout/payment-method-ids';
import { COUNTRY_CODES } from '../../../domain/customer/countries';
import { phoneProblem } from '../../../../rules/customer/phone';
import { US_STATES } from '../../../../rules/customer/us-states';
import { zipcodeProblem } from '../../../../rules/shared/zipcode';
import { toBillingBody, toShippingBody } from './to-address';

describe('where the shop delivers', () => {
  it('delivers in the US only, and accepts India for registration, identity documents and payment [GEN-30] [X-035]', () => {
    expect(COUNTRY_CODES).toEqual(expect.arrayContaining(['IN', 'US']));
    expect(paymentMethodId('upi')).toBe(3);
    expect(JSON.stringify(openapi.components.schemas)).toContain('"aadharNumber"');
    expect(US_STATES.map(({ name }) => name)).not.toContain('Maharashtra');
    expect(zipcodeProblem('400001', 'Zipcode')).toBe('Must be exactly 5 digit');
    expect(phoneProblem('919876543210')).toBe('Must be exactly 10 digit');
    expect(toShippingBody(aNewAddress(), true).country).toBe('US');
    expect(toBillingBody(aNewAddress(), 'jane@example.com').country).toBe('US');
  });
});
