import { priceSummaryTexts } from '../../../texts/cart/price-summary';
import { vendorCostsTexts } from '../../../texts/cart/vendor-costs';
import { Accordion } from '../../shared/accordion/accordion';
import { classNames } from '../../shared/class-names';
import styles from './vendor-costs.module.css';

export interface VendorCostsState {
  /** Names of the columns, besides the total. */
  columns: readonly string[];
  rows: readonly { key: string; name: string; amounts: readonly string[]; total: string }[];
  /** The driver tip; blank without one. */
  tip: string;
  /** The amounts of the whole cart, as in the summary. */
  amounts: readonly string[];
  total: string;
}

interface VendorCostsProps {
  costs: VendorCostsState;
  /** A change is not confirmed yet, so the amounts may change. */
  isUpdating?: boolean;
}

/** A disclosure below the price summary: the costs by vendor, and the totals in the last row. */
export function VendorCosts({ costs, isUpdating = false }: VendorCostsProps) {
  const { columns, rows, tip, amounts, total } = costs;
  return (
    <Accordion summary={vendorCostsTexts.title}>
      <div className={classNames(styles.frame, isUpdating && styles.updating)}>
        <table className={styles.table} aria-label={vendorCostsTexts.title} aria-busy={isUpdating}>
          <thead>
            <tr>
              <th scope="col">{vendorCostsTexts.store}</th>
              {[...columns, priceSummaryTexts.total].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, ...row }) => (
              <CostRow key={key} name={name} columns={columns} {...row} />
            ))}
            {tip && (
              <CostRow
                name={priceSummaryTexts.driverTip}
                columns={columns}
                amounts={columns.map(() => '')}
                total={tip}
              />
            )}
          </tbody>
          <tfoot>
            <CostRow name={vendorCostsTexts.allStores} columns={columns} amounts={amounts} total={total} />
          </tfoot>
        </table>
      </div>
    </Accordion>
  );
}

interface CostRowProps {
  name: string;
  columns: readonly string[];
  amounts: readonly string[];
  total: string;
}

/** On narrow screens the amounts are stacked, each with its column's name. */
function CostRow({ name, columns, amounts, total }: CostRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {[...columns, priceSummaryTexts.total].map((label, index) => {
        const amount = index < amounts.length ? amounts[index] : total;
        return (
          <td key={label} className={classNames(!amount && styles.none)}>
            <span className={styles.label}>{label}</span> {amount}
          </td>
        );
      })}
    </tr>
  );
}
