import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writePdf } from './pdf.ts';
import { drawPng } from './png.ts';

describe('drawPng', () => {
  it('holds every pixel, the later block on top', () => {
    const png = Buffer.from(
      drawPng(3, 2, [
        { x: 0, y: 0, width: 3, height: 2, colour: [1, 2, 3] },
        { x: 2, y: 1, width: 9, height: 9, colour: [9, 9, 9] },
      ]),
    );
    expect(png.readUInt32BE(16)).toBe(3);
    expect(png.readUInt32BE(20)).toBe(2);
    const length = png.readUInt32BE(33);
    const rows = inflateSync(png.subarray(41, 41 + length));
    expect([...rows]).toEqual([0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 9, 9, 9]);
  });
});

describe('writePdf', () => {
  it('points at each object and contains what is written', () => {
    const text = Buffer.from(writePdf(['Statement (copy)', 'Balance \\ RM 10'])).toString('latin1');
    expect(text).toContain('(Statement \\(copy\\)) Tj');
    expect(text).toContain('(Balance \\\\ RM 10) Tj');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`, 'u'));
    });
    const start = Number(/startxref\n(\d+)/u.exec(text)?.[1]);
    expect(text.slice(start)).toMatch(/^xref\n/u);
  });
});
