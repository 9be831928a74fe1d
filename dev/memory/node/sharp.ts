/** The parts of `sharp` that the backend uses, for a browser: a canvas decodes and encodes pictures. */
const MAX_SIDE = 2_400;

class Picture {
  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}

  rotate = () => this;
  resize = () => this;
  flatten = () => this;
  jpeg = () => this;

  async toBuffer(): Promise<Buffer> {
    const jpeg = await (await this.drawn()).convertToBlob({ type: 'image/jpeg', quality: 0.88 });
    return Buffer.from(await jpeg.arrayBuffer());
  }

  async stats(): Promise<{ channels: readonly { mean: number }[] }> {
    const { width, height, context } = await this.painted();
    const { data } = context.getImageData(0, 0, width, height);
    const mean = (channel: number) => {
      let sum = 0;
      for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
      return { mean: (sum * 4) / data.length };
    };
    return { channels: [mean(0), mean(1), mean(2)] };
  }

  private async drawn(): Promise<OffscreenCanvas> {
    return (await this.painted()).canvas;
  }

  /** Draws the picture upright, on white, at most as large as a document needs to be. */
  private async painted() {
    const bitmap = await createImageBitmap(new Blob([this.bytes]));
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return { canvas, context, width, height };
  }
}

export default (bytes: Uint8Array<ArrayBuffer>): Picture => new Picture(bytes);
