import { observer } from 'mobx-react-lite';
import { useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
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
  return <EntryGateView state={gate.state} actions={actions} />;
});
