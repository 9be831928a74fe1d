import { ContainerModule } from 'inversify';
import { WebcamCamera } from '../../adapters/camera/webcam-camera';
import { HttpIdentityChecks } from '../../adapters/http/identity/http-identity-checks';
import { AskForFace } from '../../application/identity/ask-for-face';
import { Camera } from '../../application/identity/camera.port';
import { CheckIdentity } from '../../application/identity/check-identity';
import { IdentityChecks } from '../../application/identity/identity-checks.port';
import { VerifyFace } from '../../application/identity/verify-face';

export const identityModule = () =>
  new ContainerModule(({ bind }) => {
    bind(IdentityChecks).to(HttpIdentityChecks);
    bind(Camera).to(WebcamCamera);

    bind(CheckIdentity).toSelf();
    bind(VerifyFace).toSelf();
    bind(AskForFace).toSelf();
  });
