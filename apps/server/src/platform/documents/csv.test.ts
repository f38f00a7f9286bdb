import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvStream, plainCell } from './csv.ts';

async function* of(...rows: string[][]) {
  yield* rows;
}

describe('a CSV file', () => {
  it.each(['=1+1', '+60123', '-2', '-2.00+1', '@cmd', '\t=1', ' =1', '\r=1', '|x', '%x'])(
    'makes %j a text',
    (cell) => {
      expect(plainCell(cell)).toBe(`'${cell}`);
    },
  );

  it.each(['', 'Top-up', '250.00', '-250.00', 'a=b', 'N-000318'])('leaves %j as it is', (cell) => {
    expect(plainCell(cell)).toBe(cell);
  });

  it('has its headers also without rows', async () => {
    expect(await text(csvStream(['a', 'b'], of()))).toBe('a,b\r\n');
  });

  it('begins with a byte order mark', async () => {
    const bytes = await csvStream(['a'], of(['1'])).toArray();
    expect(Buffer.concat(bytes).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('quotes what needs it and neutralises formulas', async () => {
    const written = await text(csvStream(['a', 'b'], of(['x, "y"', '=HYPERLINK("z")'])));
    expect(written).toBe(`a,b\r\n"x, ""y""","'=HYPERLINK(""z"")"\r\n`);
  });

  it('ends with the error of its rows, not as a shorter file', async () => {
    async function* broken() {
      yield ['1'];
      throw new Error('does not add up');
    }
    await expect(text(csvStream(['a'], broken()))).rejects.toThrow('does not add up');
  });
});
