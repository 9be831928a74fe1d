import { observer } from 'mobx-react-lite';
import { OrganizationData } from '../../shared/brand/organization-data';
import { PageHead } from '../../shared/page-head/page-head';
import { rootPath } from '../../shared/paths/paths';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ZipcodeChangeDialog } from '../zipcode-change/zipcode-change-dialog.view';
import { ServedZipcodesDialog } from '../served-zipcodes/served-zipcodes-dialog';
import { EntryGateView } from './entry-gate.view';
import { EntryGateViewModel } from './entry-gate.view-model';

export const EntryGatePage = observer(function EntryGatePage() {
  const go = useNavigateTo();
  const gate = useViewModel(EntryGateViewModel, (viewModel) => viewModel.start());
  const actions = {
    type: (text: string) => gate.type(text),
    focus: (isIn: boolean) => gate.focus(isIn),
    locate: () => void gate.locate(),
    solveCaptcha: () => gate.solveCaptcha(),
    showZipcodesOf: gate.alternatives.showZipcodesOf,
    tryAnother: () => gate.tryAnother(),
    submit: () => go(gate.submit()),
    pick: (zipcode: string) => go(gate.pick(zipcode)),
  };
  const { question, listed, ...state } = gate.state;
  return (
    <>
      <PageHead path={rootPath()} />
      <OrganizationData />
      <EntryGateView state={state} actions={actions} />
      {question && (
        <ZipcodeChangeDialog
          state={question}
          confirm={() => void go(gate.confirm())}
          stay={gate.question.stay}
        />
      )}
      {listed && (
        <ServedZipcodesDialog city={listed.name} state={listed.state} onClose={gate.alternatives.closeList} />
      )}
    </>
  );
});
