import { ContainerModule } from 'inversify';
import { HttpWallets } from '../../adapters/http/wallet/http-wallets';
import { RedeemAtVenue } from '../../application/wallet/redeem-at-venue';
import { Wallets } from '../../application/wallet/wallets.port';

export const walletModule = () =>
  new ContainerModule(({ bind }) => {
    bind(Wallets).to(HttpWallets);

    bind(RedeemAtVenue).toSelf();
  });
