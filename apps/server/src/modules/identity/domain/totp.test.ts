import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { currentStep, newTotpSecret, totpStep } from './totp.ts';

const at = new Date('2026-11-21T03:04:05.678Z');
const secret = newTotpSecret();
const codeAt = (seconds: number) =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) + seconds });

describe('a code of an authenticator app', () => {
  it.each(['', '12345', '1234567', 'abcdef', '12 456', '１２３４５６'])('rejects %j', (code) => {
    expect(totpStep(secret, code, at)).toBeNull();
  });

  it.each([-90, -60, 60, 90])('rejects the code of %i seconds away', (seconds) => {
    expect(totpStep(secret, codeAt(seconds), at)).toBeNull();
  });

  it("rejects another secret's code", () => {
    expect(totpStep(newTotpSecret(), codeAt(0), at)).toBeNull();
  });

  it.each([
    [-30, -1n],
    [0, 0n],
    [30, 1n],
  ])('takes the code of %i seconds away for its own step', (seconds, delta) => {
    expect(totpStep(secret, codeAt(seconds), at)).toBe(currentStep(at) + delta);
  });

  it('agrees with the standard (RFC 6238, appendix B, last six digits)', () => {
    const standard = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(totpStep(standard, '287082', new Date(59_000))).toBe(1n);
    expect(totpStep(standard, '081804', new Date(1_111_111_109_000))).toBe(37_037_036n);
  });
});
