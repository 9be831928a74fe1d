import type { FulfilmentType } from '../../../domain/fulfilment/shipping-choice';
import type { City } from '../../../domain/location/city';
import type { RadioOptionModel } from '../../shared/choice/radio-option';
import type { SelectOption } from '../../shared/field/select-field';

interface DriverSlotsState {
  date: string | undefined;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  problem: string;
  slots: readonly string[];
  slot: string | undefined;
}

export interface DeliveryOptionsState {
  status: 'loading' | 'ready' | 'failed' | 'not-supported' | 'no-zipcode';
  problem: string;
  city: City | null;
  options: readonly RadioOptionModel[];
  optionId: string | undefined;
  type: FulfilmentType | '';
  fee: string;
  /** What is chosen so far, beside the choices. */
  summary: readonly { label: string; value: string }[];
  /** False if dine-in is chosen and not offered at the zipcode. */
  isSupported: boolean;
  starOptions: readonly SelectOption[];
  stars: string;
  retailers: readonly SelectOption[];
  retailerId: string;
  retailerProblem: string;
  min: string;
  max: string;
  date: string | undefined;
  time: string;
  dateProblem: string;
  timeProblem: string;
  timeAdvice: string;
  /** How often CONTINUE was pressed while something was missing. */
  refusals: number;
  drivers: DriverSlotsState;
  mayContinue: boolean;
}

export interface DeliveryOptionsActions {
  chooseOption: (id: string) => void;
  chooseStars: (category: string) => void;
  chooseRetailer: (id: string) => void;
  pickDate: (iso: string) => void;
  pickTime: (time: string) => void;
  pickDriverDate: (iso: string) => void;
  pickSlot: (slot: string) => void;
  retrySlots: () => void;
  proceed: () => void;
  retry: () => void;
}
