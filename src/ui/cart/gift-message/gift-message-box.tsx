import { characterCount } from '../../../domain/shared/characters';
import { cartExtrasTexts } from '../../../texts/cart/extras';
import { TextArea } from '../../shared/field/text-area';

interface GiftMessageBoxProps {
  text: string;
  limit: number;
  onChange: (text: string) => void;
}

/** One message, shared by cart and summary (CART-04, SUM-08, X-158). */
export function GiftMessageBox({ text, limit, onChange }: GiftMessageBoxProps) {
  return (
    <TextArea
      label={cartExtrasTexts.giftMessage}
      name="gift-message"
      hint={cartExtrasTexts.characters(characterCount(text), limit)}
      rows={3}
      value={text}
      onChange={onChange}
    />
  );
}
