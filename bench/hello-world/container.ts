import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { ApiAddress } from './api-address';
import { Catalog } from './catalog';
import { HttpCatalog } from './http-catalog';
import { ScreenStore } from './screen-store';

export function createContainer(apiBaseUrl: string): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(ApiAddress).toConstantValue(new ApiAddress(apiBaseUrl));
  container.bind(Catalog).to(HttpCatalog);
  container.bind(ScreenStore).toSelf();
  return container;
}
