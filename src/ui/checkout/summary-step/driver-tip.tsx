import { TIP_PERCENTAGES } from '../../../../rules/checkout/tip';
import { RadioGroup } from '../../shared/choice/radio-group';

export interface DriverTipState {
  percentage: string;
  amount: string;
}

const OPTIONS = TIP_PERCENTAGES.map((percentage) => ({ value: `${percentage}`, label: `${percentage}%` }));

/** SUM-03..07 */
export function DriverTip({
  state,
  onChange,
}: {
  state: DriverTipState;
  onChange: (percentage: string) => void;
}) {
  return (
    <RadioGroup
      label="Tip for driver"
      variant="pill"
      inOneRow
      value={state.percentage}
      options={OPTIONS}
      hint={
        state.percentage === '0' ? 'Your driver keeps 100% of the tip' : `${state.amount} for your driver`
      }
      onChange={onChange}
    />
  );
}
