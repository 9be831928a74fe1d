import { observer } from 'mobx-react-lite';
import type { NewAddress } from '../../../domain/customer/new-address';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { AddressStepView } from './address-step.view';
import { AddressStepViewModel } from './address-step.view-model';

/** A step of the checkout page, with a view-model of its own. */
export const AddressStep = observer(function AddressStep() {
  const go = useNavigateTo();
  const step = useViewModel(AddressStepViewModel, (viewModel) => viewModel.load());
  const actions = {
    retry: () => void step.load(),
    select: (id: string) => step.select(id),
    openForm: () => step.newAddress.openNew(),
    closeForm: () => step.newAddress.close(),
    change: (field: keyof NewAddress, value: string) => step.newAddress.form.change(field, value),
    enter: (field: keyof NewAddress | null) => step.newAddress.form.enter(field),
    makeDefault: (isDefault: boolean) => step.newAddress.makeDefault(isDefault),
    save: () => void step.save(),
    proceed: () => go(Promise.resolve(step.proceed())),
  };
  return <AddressStepView state={step.state} actions={actions} />;
});
