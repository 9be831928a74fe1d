import { Figures } from '../src/application/shared/figures.port';

/** Nobody asks a backend in memory how it is doing. */
export class NoFigures extends Figures {
  call(): void {}
  refusal(): void {}
  order(): void {}
  paymentDifference(): void {}
}
