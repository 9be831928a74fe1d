import { makeAutoObservable } from 'mobx';
import { Faults, type PortFault, type ShopEvent } from './faults';

/** The current faults, stored in the page's URL. */
export class FaultBoard {
  faults: Faults;

  constructor(private readonly address: { read(): string; write(text: string): void }) {
    this.faults = Faults.parse(address.read());
    makeAutoObservable<this, 'address'>(this, { address: false }, { autoBind: true });
  }

  change(port: string, change: Partial<PortFault>): void {
    this.apply(this.faults.with(port, change));
  }

  toggle(event: ShopEvent): void {
    this.apply(this.faults.toggled(event));
  }

  clear(): void {
    this.apply(Faults.none);
  }

  private apply(faults: Faults): void {
    this.faults = faults;
    this.address.write(faults.text);
  }
}
