export interface Icon {
  size: number;
  ground?: string;
  share?: number;
}

export const ICONS: Record<string, Icon>;
export const FAVICON_SIZES: readonly number[];
export function drawIcon(logo: Buffer, icon: Icon): Promise<Buffer>;
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer;
