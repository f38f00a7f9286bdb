import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [number, number, number];

/** A filled rectangle, in pixels. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;

/** Draws rectangles over each other, the later on top, as a PNG picture. */
export function drawPng(width: number, height: number, blocks: readonly Block[]): Uint8Array<ArrayBuffer> {
  const stride = 1 + width * 3;
  const pixels = Buffer.alloc(stride * height);
  for (const block of blocks) {
    for (let y = block.y; y < Math.min(block.y + block.height, height); y += 1) {
      for (let x = block.x; x < Math.min(block.x + block.width, width); x += 1) {
        pixels.set(block.colour, y * stride + 1 + x * 3);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
