import { FIRST_VISIT_TIME, LAST_VISIT_TIME } from '../../../../rules/fulfilment/visit-hours';
import { dateTexts } from '../../../texts/shared/dates';
import { DateField } from '../date-field/date-field';
import { TextField } from '../field/text-field';

interface VisitTimeState {
  date: string | undefined;
  /** The first available date. */
  min: string;
  /** The last available date. */
  max: string;
  time: string;
  dateProblem: string;
  timeProblem: string;
  timeAdvice: string;
}

interface VisitTimeActions {
  pickDate: (date: string) => void;
  pickTime: (time: string) => void;
}

interface Props {
  state: VisitTimeState;
  actions: VisitTimeActions;
}

/** The date and time of a visit (SHIP-06, SHIP-16). The caller lays out the two fields. */
export function VisitTime({ state, actions }: Props) {
  return (
    <>
      <DateField
        label={dateTexts.selectDate}
        value={state.date}
        min={state.min}
        max={state.max}
        error={state.dateProblem || undefined}
        onChange={actions.pickDate}
      />
      <TextField
        label={dateTexts.selectTime}
        hint={dateTexts.hours(FIRST_VISIT_TIME, LAST_VISIT_TIME)}
        type="time"
        min={FIRST_VISIT_TIME}
        max={LAST_VISIT_TIME}
        value={state.time}
        error={state.timeProblem || undefined}
        advice={state.timeAdvice || undefined}
        onChange={actions.pickTime}
      />
    </>
  );
}
