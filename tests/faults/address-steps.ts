import type { Shopper } from './shopper';
import { unless, words, type Step } from './step';

const saveAddress = async (shopper: Shopper) => {
  await shopper.presses('ADD NEW ADDRESSES');
  await shopper.types('First name', 'Sam');
  await shopper.types('Last name', 'Doe');
  await shopper.types('Address', '1 Lake Road');
  await shopper.types('Phone', '2125550199');
  await shopper.types('Address nickname', 'Cabin');
  await shopper.presses('SAVE ADDRESS');
};

export const ADDRESS_STEPS: readonly Step[] = [
  {
    name: 'the addresses',
    call: 'listAddresses',
    at: '/cart/address',
    says: null,
    continueWith: (mode) => (mode.kind === 'outage' ? 'Retry' : 'ADD NEW ADDRESSES'),
    then: (mode) => (mode.kind === 'outage' ? 'Home' : 'First name'),
  },
  {
    name: 'a new address',
    call: 'addAddress',
    at: '/cart/address',
    ready: 'Home',
    act: saveAddress,
    says: unless('nonsense', 'something went wrong', words('something went wrong')),
    keeps: ['First name', 'Sam'],
    continueWith: 'SAVE ADDRESS',
    then: 'Cabin',
  },
  {
    name: 'the addresses, after one was added',
    call: 'listAddresses',
    at: '/cart/address',
    ready: 'Home',
    act: saveAddress,
    says: null,
    continueWith: (mode) => (mode.kind === 'outage' ? 'Retry' : 'ADD NEW ADDRESSES'),
    then: (mode) => (mode.kind === 'outage' ? 'Cabin' : 'First name'),
  },
];
