import { ContainerModule } from 'inversify';
import { WebcamCamera } from '../../adapters/camera/webcam-camera';
import { HttpIdentityChecks } from '../../adapters/http/identity/http-identity-checks';
import { Camera } from '../../application/identity/camera.port';
import { CheckIdentity } from '../../application/identity/check-identity';
import { DeclareAge } from '../../application/identity/declare-age';
import { IdentityChecks } from '../../application/identity/identity-checks.port';

export const identityModule = () =>
  new ContainerModule(({ bind }) => {
    bind(IdentityChecks).to(HttpIdentityChecks);
    bind(Camera).to(WebcamCamera);

    bind(CheckIdentity).toSelf();
    bind(DeclareAge).toSelf();
  });
