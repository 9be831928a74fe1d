import { useEffect, useRef } from 'react';
import styles from './selfie-camera.module.css';

export interface PreviewPicture {
  kind: 'jpeg' | 'png';
  bytes: Uint8Array<ArrayBuffer>;
}

/** A picture that has not been uploaded yet. */
export function PicturePreview({ picture, alt }: { picture: PreviewPicture; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([picture.bytes], { type: `image/${picture.kind}` }));
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} className={styles.preview} alt={alt} width={320} height={240} />;
}
