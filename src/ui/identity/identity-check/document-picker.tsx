import { identityCheckTexts } from '../../../texts/identity/identity-check';
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

/** One side of the document, as a file or a photo (KYC-01, KYC-02). */
export function DocumentPicker({ id, label, picture, error, onPick }: DocumentPickerProps) {
  return (
    <FieldFrame id={id} label={label} hint={identityCheckTexts.fileHint} error={error}>
      <div className={styles.side}>
        {picture ? <PicturePreview picture={picture} alt={label} /> : <Icon name="card" size={48} />}
      </div>
      <FileInput
        id={id}
        accept="image/jpeg,image/png"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: identityCheckTexts.fileHint, error })}
        onPick={onPick}
      />
    </FieldFrame>
  );
}
