import { describedBy } from '../../shared/field/field-description';
import { FieldFrame } from '../../shared/field/field-frame';
import { Icon } from '../../shared/icon/icon';
import { FileInput } from '../selfie-capture/file-input';
import { PicturePreview, type PreviewPicture } from '../selfie-capture/picture-preview';
import type { PickedFile } from '../selfie-capture/selfie-capture';
import styles from './identity-check.module.css';

interface DocumentPickerProps {
  id: string;
  label: string;
  picture: PreviewPicture | null;
  error: string | undefined;
  onPick: (file: PickedFile) => void;
}

const HINT = 'JPEG or PNG, 5 MB at most';

/** One side of the document, as a file or a photo (KYC-01, KYC-02). */
export function DocumentPicker({ id, label, picture, error, onPick }: DocumentPickerProps) {
  return (
    <FieldFrame id={id} label={label} hint={HINT} error={error}>
      <div className={styles.side}>
        {picture ? <PicturePreview picture={picture} alt={label} /> : <Icon name="card" size={48} />}
      </div>
      <FileInput
        id={id}
        accept="image/jpeg,image/png"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: HINT, error })}
        onPick={onPick}
      />
    </FieldFrame>
  );
}
