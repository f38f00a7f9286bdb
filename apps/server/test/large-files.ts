import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { fileMaxBytes } from '@titian/contracts/constants';
import sharp from 'sharp';

/** A file of exactly as many bytes as the product takes. */
export interface LargeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const PHONE_PHOTO = { width: 4_000, height: 3_000 };
const SCREENSHOT = { width: 1_900, height: 1_600 };
const PDF_PARTS = 9;

/** Photos as a phone held upright takes them, screenshots, and scanned documents; filled up behind their end. */
export async function largeFiles(): Promise<readonly LargeFile[]> {
  const photo = await noise(PHONE_PHOTO).jpeg({ quality: 93 }).withMetadata({ orientation: 6 }).toBuffer();
  const screenshot = await noise(SCREENSHOT).png().toBuffer();
  return [
    { name: 'photo.jpg', type: 'image/jpeg', bytes: filledUp(photo) },
    { name: 'screenshot.png', type: 'image/png', bytes: filledUp(screenshot) },
    { name: 'scan.pdf', type: 'application/pdf', bytes: filledUp(scan(), '%%EOF\n') },
  ];
}

function noise({ width, height }: { width: number; height: number }) {
  const how = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: how } });
}

/** Pages whose pictures are compressed and cannot be made smaller. */
function scan(): Buffer {
  const parts = Array.from({ length: PDF_PARTS }, (_none, number) => {
    const body = deflateSync(randomBytes(1_100_000));
    const head = `${number + 5} 0 obj\n<< /Subtype /Image /Filter /FlateDecode /Length ${body.length} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head), body, Buffer.from('\nendstream\nendobj\n')]);
  });
  const start = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
  return Buffer.concat([Buffer.from(start), ...parts, Buffer.from('trailer\n<< /Root 1 0 R >>\n')]);
}

function filledUp(bytes: Buffer, end = ''): Uint8Array<ArrayBuffer> {
  if (bytes.length + end.length > fileMaxBytes) {
    throw new Error(`the file has ${bytes.length} bytes already`);
  }
  const whole = new Uint8Array(fileMaxBytes);
  whole.set(bytes);
  whole.set(Buffer.from(end), fileMaxBytes - end.length);
  return whole;
}
