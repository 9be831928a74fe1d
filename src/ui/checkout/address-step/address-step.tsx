import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { NewAddress } from '../../../domain/customer/new-address';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { AddressStepView } from './address-step.view';
import { AddressStepViewModel } from './address-step.view-model';
import { useFormInHistory } from './use-form-in-history';

/** A step of the checkout page, with a view-model of its own. */
export const AddressStep = observer(function AddressStep() {
  const go = useNavigateTo();
  const form = useFormInHistory();
  const step = useViewModel(AddressStepViewModel, (viewModel) => viewModel.load());
  useEffect(() => step.show(form.isOpen), [step, form.isOpen]);

  const actions = {
    retry: () => void step.load(),
    select: (id: string) => step.select(id),
    openForm: form.open,
    closeForm: form.close,
    change: (field: keyof NewAddress, value: string) => step.newAddress.form.change(field, value),
    enter: (field: keyof NewAddress | null) => step.newAddress.form.enter(field),
    makeDefault: (isDefault: boolean) => step.newAddress.makeDefault(isDefault),
    save: async () => {
      if (await step.save()) form.close();
    },
    proceed: () => go(Promise.resolve(step.proceed())),
  };
  return <AddressStepView state={step.state} actions={actions} />;
});
