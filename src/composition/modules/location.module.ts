import { ContainerModule } from 'inversify';
import { HttpHomepages } from '../../adapters/http/location/http-homepages';
import { HttpServiceAreas } from '../../adapters/http/location/http-service-areas';
import { GeolocationLocator } from '../../adapters/location/geolocation-locator';
import { NoLocator } from '../../adapters/location/no-locator';
import { ShardedZipcodeDirectory } from '../../adapters/location/sharded-zipcode-directory';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedPlace } from '../../adapters/storage/stored-place';
import { ChangeServiceArea } from '../../application/location/change-service-area';
import { CurrentPlace } from '../../application/location/current-place.port';
import { Homepages } from '../../application/location/homepages.port';
import { Locator } from '../../application/location/locator.port';
import { PreviewZipcodeChange } from '../../application/location/preview-zipcode-change';
import { ServiceAreas } from '../../application/location/service-areas.port';
import { ZipcodeDirectory } from '../../application/location/zipcode-directory.port';
import { PlaceStore } from '../../ui/location/place.store';
import type { ShopSettings } from '../settings';

export const locationModule = ({ page: { locatorUrl } }: ShopSettings, store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentPlace).toConstantValue(storedPlace(store));
    bind(PlaceStore).toSelf();

    bind(ServiceAreas).to(HttpServiceAreas);
    bind(Homepages).to(HttpHomepages);
    bind(ZipcodeDirectory).to(ShardedZipcodeDirectory);
    if (locatorUrl) bind(Locator).toConstantValue(new GeolocationLocator(locatorUrl));
    else bind(Locator).to(NoLocator);

    bind(ChangeServiceArea).toSelf();
    bind(PreviewZipcodeChange).toSelf();
  });
