import type { ComponentProps } from 'react';
import type { PickedFile } from './selfie-capture';
import styles from './file-input.module.css';

interface FileInputProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'accept' | 'capture' | 'aria-invalid' | 'aria-describedby'
> {
  onPick: (file: PickedFile) => void;
}

/** A file from the device, or a photo taken with its camera app. */
export function FileInput({ onPick, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      className={styles.file}
      type="file"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onPick(file);
      }}
    />
  );
}
