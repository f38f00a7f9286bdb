import sharp from 'sharp';

/** Pictures are measured at one size, so that the same blur has the same figure whatever the camera. */
const MEASURED_SIDE_PX = 640;

/** What a picture is like, without knowing what it shows. */
export interface PictureMeasures {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Variance of the Laplacian of the luminance at 640 px: low where edges are soft. */
  readonly sharpness: number;
  /** Mean luminance, 0 (black) to 255 (white). */
  readonly brightness: number;
  /** Share of points that are nearly black or nearly white, in percent. */
  readonly clippedPercent: number;
}

/** Measures an image that was drawn again by the files module; throws for anything else. */
export async function measurePicture(image: Buffer): Promise<PictureMeasures> {
  const { width: widthPx, height: heightPx } = await sharp(image).metadata();
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: MEASURED_SIDE_PX, height: MEASURED_SIDE_PX, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    widthPx,
    heightPx,
    sharpness: laplacianVariance(data, info.width, info.height),
    ...exposure(data),
  };
}

function laplacianVariance(grey: Buffer, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge =
        4 * (grey[at] ?? 0) -
        (grey[at - 1] ?? 0) -
        (grey[at + 1] ?? 0) -
        (grey[at - width] ?? 0) -
        (grey[at + width] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  const mean = count === 0 ? 0 : sum / count;
  return count === 0 ? 0 : squares / count - mean * mean;
}

const NEARLY_BLACK = 12;
const NEARLY_WHITE = 250;

function exposure(grey: Buffer): { brightness: number; clippedPercent: number } {
  let sum = 0;
  let clipped = 0;
  for (const value of grey) {
    sum += value;
    clipped += value <= NEARLY_BLACK || value >= NEARLY_WHITE ? 1 : 0;
  }
  return { brightness: sum / grey.length, clippedPercent: (100 * clipped) / grey.length };
}
