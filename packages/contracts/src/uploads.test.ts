import { describe, expect, test } from 'vitest';
import { refusalOf } from './testing.ts';
import { uploads } from './uploads.ts';

function fileOf(bytes: number) {
  return { filename: 'ic.png', contentType: 'image/png', bytes: new Uint8Array(bytes) };
}

describe('the files of a field', () => {
  test('are at most 10 MB each', () => {
    expect(refusalOf(uploads(), [fileOf(1), fileOf(10_485_761)])).toEqual({
      body: ['Selected file size must be less than 10MB'],
    });
    expect(refusalOf(uploads(), [fileOf(10_485_760)])).toBeNull();
  });

  test('are as many as the field takes', () => {
    const eleven = Array.from({ length: 11 }, () => fileOf(1));
    expect(refusalOf(uploads(), eleven)).toEqual({ body: ['Please upload at most 10 files'] });
    expect(refusalOf(uploads(1), [fileOf(1), fileOf(1)])).toEqual({ body: ['Please upload one file only'] });
    expect(refusalOf(uploads(), eleven.slice(1))).toBeNull();
  });

  test('are files, not texts', () => {
    expect(refusalOf(uploads(), 'ic.png')).not.toBeNull();
    expect(refusalOf(uploads(), ['ic.png'])).not.toBeNull();
    expect(
      refusalOf(uploads(), [{ filename: 'ic.png', contentType: 'image/png', bytes: 'x' }]),
    ).not.toBeNull();
  });

  test('may be none, and may be a Buffer', () => {
    expect(uploads().parse(undefined)).toEqual([]);
    expect(refusalOf(uploads(), [{ ...fileOf(0), bytes: Buffer.from('x') }])).toBeNull();
  });
});
