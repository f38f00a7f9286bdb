import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from './testing.ts';
import { uploads } from './uploads.ts';

function fileOf(size: number) {
  return { filename: 'ic.png', contentType: 'image/png', size, sha256: 'aa', path: '/in/1' };
}

describe('the files of a field', () => {
  test('are at most 10 MB each', () => {
    expect(fieldErrorsOf(uploads(), [fileOf(1), fileOf(10_485_761)])).toEqual({
      body: ['Selected file size must be less than 10MB'],
    });
    expect(fieldErrorsOf(uploads(), [fileOf(10_485_760)])).toBeNull();
  });

  test('are as many as the field takes', () => {
    const eleven = Array.from({ length: 11 }, () => fileOf(1));
    expect(fieldErrorsOf(uploads(), eleven)).toEqual({ body: ['Please upload at most 10 files'] });
    expect(fieldErrorsOf(uploads(1), [fileOf(1), fileOf(1)])).toEqual({
      body: ['Please upload one file only'],
    });
    expect(fieldErrorsOf(uploads(), eleven.slice(1))).toBeNull();
  });

  test.each([
    ['ic.png'],
    [['ic.png']],
    [[null]],
    [[{ ...fileOf(1), path: undefined }]],
    [[{ ...fileOf(1), size: '1' }]],
  ])('are files, not %j', (sent) => {
    expect(fieldErrorsOf(uploads(), sent)).not.toBeNull();
  });

  test('may be none, and are passed on as they came', () => {
    const file = fileOf(3);
    expect(uploads().parse(undefined)).toEqual([]);
    expect(uploads().parse([file])[0]).toBe(file);
  });
});
