import type { RefObject } from 'react';
import { zipcodeChangeTexts } from '../../../texts/location/zipcode-change';
import { Button } from '../../shared/button/button';
import { Dialog } from '../../shared/dialog/dialog';
import type { ZipcodeChangeQuestion } from './zipcode-change-confirmation';
import { ZipcodeChangeLines } from './zipcode-change-lines';

interface ZipcodeChangeAnswers {
  confirm: () => void;
  stay: () => void;
}

interface ZipcodeChangeDialogProps extends ZipcodeChangeAnswers {
  state: ZipcodeChangeQuestion;
}

/** Shows what changing the zipcode does to the cart, and asks for confirmation. */
export function ZipcodeChangeDialog({ state, ...answers }: ZipcodeChangeDialogProps) {
  return (
    <Dialog
      open
      title={zipcodeChangeTexts.title(state.zipcode)}
      onClose={answers.stay}
      footer={<ZipcodeChangeButtons state={state} {...answers} />}
    >
      <ZipcodeChangeLines question={state} />
    </Dialog>
  );
}

interface ZipcodeChangeButtonsProps extends ZipcodeChangeDialogProps {
  stayRef?: RefObject<HTMLButtonElement | null>;
}

export function ZipcodeChangeButtons({ state, confirm, stay, stayRef }: ZipcodeChangeButtonsProps) {
  const { current, isChanging } = state;
  return (
    <>
      <Button ref={stayRef} variant="secondary" onClick={stay}>
        {current ? zipcodeChangeTexts.stayIn(current) : zipcodeChangeTexts.keepCart}
      </Button>
      <Button busy={isChanging} onClick={confirm}>
        {zipcodeChangeTexts.confirm}
      </Button>
    </>
  );
}
