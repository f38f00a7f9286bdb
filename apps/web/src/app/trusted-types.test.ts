import { describe, expect, it } from 'vitest';
import { rejectMarkup, rejectScriptAddress } from './trusted-types.ts';

describe('the default policy', () => {
  it.each(['<b>', '<img src=x onerror=alert(1)>', 'a < b'])('rejects %s', (markup) => {
    expect(() => rejectMarkup(markup)).toThrow(TypeError);
  });

  it.each(['/sw.js?x', 'https://evil.example/sw.js', '/assets/index.js'])(
    'rejects the script %s',
    (address) => {
      expect(() => rejectScriptAddress(address)).toThrow(TypeError);
    },
  );

  it('passes the service worker', () => {
    expect(rejectScriptAddress('/sw.js')).toBe('/sw.js');
  });

  it('passes a style sheet', () => {
    expect(rejectMarkup(':root{--ink:#14211D}')).toBe(':root{--ink:#14211D}');
  });
});
