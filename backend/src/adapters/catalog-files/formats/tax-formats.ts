import { z } from 'zod';
import { TAX_ROUNDINGS, TAXED_CHARGES } from '../../../domain/cart/tax-rule';
import { isCalendarDate } from '../../../domain/shared/calendar-date';
import { cents, checked, integer, json, oneOf, usually } from '../column';
import type { FileFormat } from '../file-format';
import { state } from './shared-columns';

const HIGHEST = 10_000;

export const STATE_CHARGES: FileFormat = {
  name: 'state-charges',
  about: 'Tax and fees of a state; 100 basis points are 1 %. Without a row there are none.',
  whenMissing: 'is deleted',
  key: ['state'],
  columns: {
    state: state('state of the zipcode that is delivered to'),
    tax_basis_points: integer('tax, where `tax-rules` has no rule', 0, HIGHEST),
    processing_fee_cents: cents('processing fee'),
    packaging_fee_cents: cents('packaging fee'),
    bank_charge_basis_points: integer('bank charge', 0, HIGHEST),
    gst_on_fee_basis_points: integer('tax on the fees that no rule taxes', 0, HIGHEST),
  },
};

const CATEGORY_RATES = z
  .array(
    z.strictObject({
      categoryId: z.int().min(1).max(2_147_483_647),
      taxBasisPoints: z.int().min(0).max(HIGHEST),
    }),
  )
  .max(100);

/** In one order, so that the same charges are the same value. */
const CHARGES = z
  .array(z.enum(TAXED_CHARGES))
  .refine((given) => new Set(given).size === given.length)
  .transform((given) => TAXED_CHARGES.filter((charge) => given.includes(charge)));

export const TAX_RULES: FileFormat = {
  name: 'tax-rules',
  about:
    'How a state taxes from a day on, until its next rule ([more](operate.md#taxes)). Before its first rule, and without one, the tax of `state-charges` applies.',
  whenMissing: 'is deleted; orders keep their taxes',
  key: ['country', 'state', 'valid_from'],
  references: { category_rates: { file: 'categories', column: 'id', property: 'categoryId' } },
  columns: {
    country: usually(oneOf('country; the shop delivers in one', ['US']), 'US'),
    state: state('state of the zipcode that is delivered to'),
    valid_from: checked('the first day, in New York', isCalendarDate, 'a day, as `2030-12-31`'),
    tax_basis_points: integer('tax', 0, HIGHEST),
    category_rates: usually(
      json(
        'other rates; the first whose category the product is in, or below, is its rate',
        CATEGORY_RATES,
        'at most 100 objects with categoryId and taxBasisPoints (0 to 10000)',
      ),
      [],
    ),
    taxed_charges: usually(
      json('what is taxed besides products', CHARGES, `a list of ${TAXED_CHARGES.join(', ')}`),
      [],
    ),
    rounding: oneOf('what is rounded half up: each line, or the sum of each vendor or order', TAX_ROUNDINGS),
  },
};
