import { describe, expect, it } from 'vitest';
import { refuseMarkup } from './trusted-types.ts';

describe('the default policy', () => {
  it.each(['<b>', '<img src=x onerror=alert(1)>', 'a < b'])('refuses %s', (markup) => {
    expect(() => refuseMarkup(markup)).toThrow(TypeError);
  });

  it('passes a style sheet', () => {
    expect(refuseMarkup(':root{--ink:#14211D}')).toBe(':root{--ink:#14211D}');
  });
});
