import type { Random } from './random.ts';

/** Lengths and values at which programs that read bytes go wrong. */
const edges = [0x00, 0x01, 0x0a, 0x0d, 0x20, 0x22, 0x2c, 0x3a, 0x3c, 0x7f, 0x80, 0xc0, 0xff];
const MAX_BYTES = 400_000;

/**
 * A file with a few mistakes in it: other bits and bytes, pieces cut out, repeated, taken from another file of the corpus,
 * words of its language in the wrong place.
 */
export function mutatedBytes(
  file: Buffer,
  corpus: readonly Buffer[],
  words: readonly string[],
  random: Random,
): Buffer {
  let bytes: Buffer = Buffer.from(file);
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    bytes = oneMistake(bytes, corpus, words, random).subarray(0, MAX_BYTES);
  }
  return bytes;
}

function oneMistake(
  bytes: Buffer,
  corpus: readonly Buffer[],
  words: readonly string[],
  random: Random,
): Buffer {
  const at = random.below(bytes.length + 1);
  const end = Math.min(bytes.length, at + 1 + random.below(64));
  const insert = (piece: Uint8Array) => Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
  const word = () => Buffer.from(words.length === 0 ? 'x' : random.pick(words));
  const other = random.pick(corpus);
  return random.pick<() => Buffer>([
    () => withByte(bytes, at, (had) => had ^ (1 << random.below(8))),
    () => withByte(bytes, at, () => random.pick(edges)),
    () => withByte(bytes, at, () => random.below(256)),
    () => bytes.subarray(0, at),
    () => bytes.subarray(at),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]),
    () => insert(bytes.subarray(at, end)),
    () => insert(Buffer.concat(Array.from({ length: 1 + random.below(200) }, () => bytes.subarray(at, end)))),
    () => insert(other.subarray(random.below(other.length + 1))),
    () => Buffer.concat([bytes.subarray(0, at), other.subarray(random.below(other.length + 1))]),
    () => insert(word()),
    () => Buffer.concat([bytes.subarray(0, at), word(), bytes.subarray(end)]),
    () =>
      insert(
        Buffer.from(
          random.pick(['\u0000', '\ufeff', '\u0661', '\uff11', '\ud7ff', '-', '0', '9'.repeat(40)]),
        ),
      ),
  ])();
}

function withByte(bytes: Buffer, at: number, change: (had: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  if (at < copy.length) {
    copy[at] = change(copy[at] ?? 0) & 0xff;
  }
  return copy;
}
