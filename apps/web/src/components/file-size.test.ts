import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [0, '1 KB'],
  [1, '1 KB'],
  [348_160, '340 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1 MB'],
  [1_258_291, '1.2 MB'],
  [10_485_760, '10 MB'],
  [1_073_741_824, '1 GB'],
  [61_640_534_426, '57.4 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
