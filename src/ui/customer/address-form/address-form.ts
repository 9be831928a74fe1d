import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { CITY_MISMATCH } from '../../../../rules/customer/address';
import { isSameCity } from '../../../../rules/location/city';
import { ZIPCODE_LENGTH } from '../../../../rules/shared/zipcode';
import { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { type FieldErrors, hasNoErrors } from '../../../application/shared/field-rules.input';
import { Notifier } from '../../../application/shared/notifier.port';
import type { NewAddress } from '../../../domain/customer/new-address';
import { FieldEdits } from '../../shared/view-model/field-edits';
import { LatestRequest } from '../../shared/view-model/latest-request';

const BLANK: NewAddress = {
  firstName: '',
  lastName: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zipcode: '',
  nickname: '',
  phone: '',
};

/** The shipping form's rules, or the billing form's (ADDR-43). */
type AddressRules = (typed: NewAddress) => FieldErrors<NewAddress>;

/** An address form, used for shipping, billing and editing. */
@injectable('Transient')
export class AddressForm {
  private typed: NewAddress = BLANK;
  private errors: FieldErrors<NewAddress> = {};
  private submitCount = 0;
  private filling: Promise<void> = Promise.resolve();
  private readonly latest = new LatestRequest();
  private readonly edits = new FieldEdits<keyof NewAddress>();

  constructor(
    private readonly directory: ZipcodeDirectory,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable<this, 'filling'>(this, { filling: false }, { autoBind: true });
  }

  get state() {
    return { typed: this.typed, errors: this.errors, submitCount: this.submitCount };
  }

  /** ADDR-41: starts with the shopping zipcode; keeps what is already typed. */
  begin(zipcode: string): void {
    if (this.typed.zipcode === '' && zipcode !== '') this.change('zipcode', zipcode);
  }

  /** The field that has the focus; null without one. */
  enter(field: keyof NewAddress | null): void {
    this.edits.enter(field);
  }

  change(field: keyof NewAddress, value: string): void {
    this.edits.edit(field);
    this.typed = { ...this.typed, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
    if (field === 'zipcode') this.filling = this.fillCity(value);
  }

  fill(address: NewAddress): void {
    this.latest.cancel();
    this.typed = address;
    this.errors = {};
  }

  clear(): void {
    this.fill(BLANK);
  }

  /** The address if every rule holds and city and zipcode match; otherwise null, and the form shows the errors. */
  async check(rules: AddressRules): Promise<NewAddress | null> {
    await this.filling;
    this.edits.submit();
    const address = trimmed(this.typed);
    const errors = rules(address);
    runInAction(() => {
      this.errors = errors;
      this.submitCount += 1;
    });
    if (!hasNoErrors(errors)) return null;
    const city = await this.directory.cityOf(address.zipcode);
    if (city === null || isSameCity(city.name, address.city)) return address;
    this.notifier.alert(CITY_MISMATCH);
    return null;
  }

  /** ADDR-39, ADDR-40; keeps what was typed while the directory was looked up. */
  private async fillCity(typed: string): Promise<void> {
    const isWanted = this.latest.begin();
    if (typed.trim().length !== ZIPCODE_LENGTH) return;
    const snapshot = this.edits.snapshot();
    const found = await this.directory.cityOf(typed.trim());
    if (!found || !isWanted()) return;
    snapshot.fill('city', () => this.fillIn('city', found.name));
    snapshot.fill('state', () => this.fillIn('state', found.state));
  }

  private fillIn(field: 'city' | 'state', value: string): void {
    this.typed = { ...this.typed, [field]: value };
    this.errors = { ...this.errors, [field]: undefined };
  }
}

const trimmed = (typed: NewAddress): NewAddress =>
  Object.fromEntries(
    Object.entries(typed).map(([field, value]: [string, string]) => [field, value.trim()]),
  ) as unknown as NewAddress;
