import { describe, expect, it } from 'vitest';
import { comparison } from './comparison.ts';

const claimed = { name: 'Aminah binti Yusof', type: 'nric', number: '900101141234', born_on: '1990-01-01' };

describe('the application beside the card', () => {
  it('finds nothing different where nothing was read', () => {
    expect(
      comparison({ claimed, reading: null, number_differs: false }).map(({ differs }) => differs),
    ).toEqual([...[false, false, false, false]]);
  });

  it('marks what differs, and not another way to write the same', () => {
    const reading = { ...claimed, name: 'AMINAH  BINTI YUSOF', number: '900101149999' };
    const lines = comparison({ claimed, reading, number_differs: true });
    expect(lines.filter(({ differs }) => differs).map(({ field }) => field)).toEqual(['number']);
    expect(lines.at(-1)?.claimed).toBe('1 Jan 1990');
  });
});
