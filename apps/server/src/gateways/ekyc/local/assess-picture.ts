import type { EkycSide, PictureCheck } from '../port.ts';
import type { PictureMeasures } from './measure-picture.ts';

interface Limits {
  /** Of the shorter and the longer side, in pixels. */
  readonly shorterPx: number;
  readonly longerPx: number;
  /** Below the first a picture is rejected, below the second an operator reviews it. */
  readonly sharpness: readonly [fail: number, caution: number];
  /** Longer side by shorter side. */
  readonly shape: readonly [least: number, most: number];
}

// Measured on sample cards: 3,000 as drawn, 470 at the blur that a reader still reads, 110 where it no longer does.
// Faces have fewer edges: 700 as drawn, 95 and 24 at the same blurs.
const documentLimits: Limits = {
  shorterPx: 350,
  longerPx: 560,
  sharpness: [120, 300],
  shape: [1.25, 1.9],
};
const selfieLimits: Limits = { shorterPx: 300, longerPx: 300, sharpness: [15, 40], shape: [1, 2] };

const BRIGHTNESS = { fail: [35, 246], caution: [60, 235] } as const;
const CLIPPED_CAUTION_PERCENT = 65;

/** Assesses what can be measured in a picture without knowing what it shows; nothing here claims that it is genuine. */
export function assessPicture(side: EkycSide, measures: PictureMeasures): PictureCheck[] {
  const limits = side === 'selfie' ? selfieLimits : documentLimits;
  const { widthPx, heightPx, sharpness } = measures;
  const [shorter, longer] = widthPx < heightPx ? [widthPx, heightPx] : [heightPx, widthPx];
  const shape = longer / shorter;
  const [fail, caution] = limits.sharpness;
  return [
    {
      check: 'size',
      result: shorter < limits.shorterPx || longer < limits.longerPx ? 'fail' : 'pass',
      score: shorter,
    },
    {
      check: 'sharpness',
      result: sharpness < fail ? 'fail' : sharpness < caution ? 'caution' : 'pass',
      score: Math.round(sharpness),
    },
    { check: 'exposure', result: exposure(measures), score: Math.round(measures.brightness) },
    {
      check: 'shape',
      result: shape < limits.shape[0] || shape > limits.shape[1] ? 'caution' : 'pass',
      score: Math.round(shape * 100) / 100,
    },
  ];
}

function exposure({ brightness, clippedPercent }: PictureMeasures): PictureCheck['result'] {
  const outside = ([least, most]: readonly [number, number]) => brightness < least || brightness > most;
  if (outside(BRIGHTNESS.fail)) {
    return 'fail';
  }
  return outside(BRIGHTNESS.caution) || clippedPercent > CLIPPED_CAUTION_PERCENT ? 'caution' : 'pass';
}
