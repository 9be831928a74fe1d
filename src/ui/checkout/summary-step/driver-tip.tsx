import { TIP_PERCENTAGES } from '../../../../rules/checkout/tip';
import { summaryStepTexts } from '../../../texts/checkout/summary-step';
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
      label={summaryStepTexts.tip}
      variant="pill"
      inOneRow
      value={state.percentage}
      options={OPTIONS}
      hint={state.percentage === '0' ? summaryStepTexts.allOfTip : summaryStepTexts.tipAmount(state.amount)}
      onChange={onChange}
    />
  );
}
