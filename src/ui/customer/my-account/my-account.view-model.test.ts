import { aDashboard, anAddress, aSavedCard } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { MyAccountViewModel } from './my-account.view-model';

describe('my account', () => {
  it('shows name, primary address, e-mail and a masked password [ACCT-01] [ACCT-02] [ACCT-03] [ACCT-04]', async () => {
    const { account, shop } = await loaded();
    const { name, primaryAddress, email } = shop.accounts.account;
    expect(account.state).toMatchObject({
      status: 'ready',
      information: [{ value: name }, { value: primaryAddress }, { value: email }, { value: '••••••••' }],
    });
  });

  it('lists addresses with their names, and saved cards [ACCT-07] [ACCT-12]', async () => {
    const { account } = await loaded((shop) => {
      shop.addressBook.addresses = [anAddress().build()];
      shop.accounts.account = aDashboard({ cards: [aSavedCard()] });
    });
    expect(account.state).toMatchObject({
      addresses: [{ name: anAddress().build().name }],
      cards: [{ id: aSavedCard().id }],
    });
  });

  it('hides the cards where there is no customer name [ACCT-14]', async () => {
    const { account } = await loaded((shop) => (shop.accounts.account = aDashboard({ name: '' })));
    expect(account.state).toMatchObject({ cards: null });
  });

  it('only logs that the addresses cannot be read [ERR-13]', async () => {
    const { account, shop } = await loaded((fakes) => fakes.addressBook.outage.begin());
    expect(account.state).toMatchObject({ status: 'ready', addresses: [] });
    expect(shop.log.warnings).toHaveLength(1);
    expect(shop.notifier.failures).toEqual([]);
  });

  it('offers to try again when the account cannot be read', async () => {
    const { account, shop } = await loaded((fakes) => fakes.accounts.outage.begin());
    expect(account.state).toEqual({ status: 'failed', failure: 'You are not connected to internet' });
    shop.accounts.outage.end();
    await account.load();
    expect(account.state.status).toBe('ready');
  });
});

async function loaded(arrange: (shop: FakeShop) => unknown = () => undefined) {
  const shop = new FakeShop();
  arrange(shop);
  const account = shop.get(MyAccountViewModel);
  await account.load();
  return { shop, account };
}
