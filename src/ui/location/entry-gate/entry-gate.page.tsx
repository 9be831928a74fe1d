import { observer } from 'mobx-react-lite';
import { useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { MoveDialog } from '../move-dialog/move-dialog.view';
import { EntryGateView } from './entry-gate.view';
import { EntryGateViewModel } from './entry-gate.view-model';

export const EntryGatePage = observer(function EntryGatePage() {
  const go = useGoing();
  const gate = useViewModel(EntryGateViewModel, (viewModel) => viewModel.start());
  const actions = {
    type: (text: string) => gate.type(text),
    solveCaptcha: () => gate.solveCaptcha(),
    tryAnother: () => gate.tryAnother(),
    submit: () => go(gate.submit()),
    pick: (zipcode: string) => go(gate.pick(zipcode)),
  };
  const { question, ...state } = gate.state;
  return (
    <>
      <EntryGateView state={state} actions={actions} />
      {question && (
        <MoveDialog state={question} confirm={() => void go(gate.confirm())} stay={gate.question.stay} />
      )}
    </>
  );
});
