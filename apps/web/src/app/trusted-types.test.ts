import { describe, expect, it } from 'vitest';
import { rejectMarkup } from './trusted-types.ts';

describe('the default policy', () => {
  it.each(['<b>', '<img src=x onerror=alert(1)>', 'a < b'])('refuses %s', (markup) => {
    expect(() => rejectMarkup(markup)).toThrow(TypeError);
  });

  it('passes a style sheet', () => {
    expect(rejectMarkup(':root{--ink:#14211D}')).toBe(':root{--ink:#14211D}');
  });
});
