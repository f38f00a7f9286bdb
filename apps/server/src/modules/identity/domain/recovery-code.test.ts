import { describe, expect, it } from 'vitest';
import { newRecoveryCodes } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are ten different ones of ten unambiguous characters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
    }
  });

  it('are never the same twice', () => {
    expect(new Set([...newRecoveryCodes(), ...newRecoveryCodes()]).size).toBe(20);
  });
});
