import { observer } from 'mobx-react-lite';
import { PageTitle } from '../../app/page-title';
import { SettingTabs } from '../../shared/setting-tabs/setting-tabs';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { MyAccountView } from './my-account.view';
import { MyAccountViewModel } from './my-account.view-model';

export const MyAccountPage = observer(function MyAccountPage() {
  const account = useViewModel(MyAccountViewModel, (viewModel) => viewModel.load());
  return (
    <>
      <PageTitle screen="My Account" />
      <SettingTabs current="user" />
      <MyAccountView state={account.state} onRetry={() => void account.load()} />
    </>
  );
});
