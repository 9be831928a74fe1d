import { excluded, PUT, REMOVED } from './apply-step';

const COLUMNS = 'country, state, valid_from, tax_basis_points, category_rates, taxed_charges, rounding';

/** Writes the staged rules, whose days are texts. */
export const TAX_RULES = [
  `delete from tax_rules t using work_tax_rules w where t.country = w.country and t.state = w.state
    and t.valid_from = w.valid_from::date and ${REMOVED}`,
  `insert into tax_rules (${COLUMNS}) select ${COLUMNS.replace('valid_from', 'w.valid_from::date')}
    from work_tax_rules w where ${PUT}
    on conflict (country, state, valid_from)
    do update set ${excluded('tax_basis_points, category_rates, taxed_charges, rounding')}`,
];
