import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readSampleCode, type SampleCard } from './sample-code.ts';

/** Enough for a code that fills a twentieth of the card, and little work for the machine. */
const LONGEST_SIDE_PX = 1_600;

let prepared = false;

/** The reader takes its program from the installed package, never from the network. */
function prepare(): void {
  if (!prepared) {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const bytes = readFileSync(file);
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } });
    prepared = true;
  }
}

/** The sample card whose code is in a picture; null where there is none, or another kind of code. */
export async function readSampleCard(image: Buffer): Promise<SampleCard | null> {
  prepare();
  const { data, info } = await sharp(image)
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  };
  const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  for (const code of found) {
    const card = code.isValid ? readSampleCode(code.text) : null;
    if (card !== null) {
      return card;
    }
  }
  return null;
}
