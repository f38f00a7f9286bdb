import { describe, expect, it } from 'vitest';
import { readTable } from './table.ts';

describe('readTable', () => {
  it('rejects rows with a cell too many or too few', () => {
    expect(() => readTable('a | b\n1')).toThrow('1 cells where there are 2 titles');
    expect(() => readTable('a | b\n1 | 2 | 3')).toThrow('3 cells');
  });

  it('rejects cells of another type', () => {
    const [row] = readTable('name | number\nA b | 12x');
    expect(() => row?.whole('number')).toThrow('no whole number');
    expect(() => row?.oneOf('name', ['A', 'B'])).toThrow('not one of A,B');
    expect(() => row?.text('age')).toThrow('no column age');
  });

  it('reads cells by their titles', () => {
    const [first, second] = readTable('\nname | number\nA b | 12\nC | -3\n');
    expect(first?.text('name')).toBe('A b');
    expect(first?.whole('number')).toBe(12);
    expect(second?.oneOf('name', ['A', 'C'])).toBe('C');
    expect(second?.whole('number')).toBe(-3);
  });
});
