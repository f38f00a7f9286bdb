import { describe, expect, it } from 'vitest';
import { createUploadGate } from './upload-gate.ts';

const limits = { addressMaxBytes: 100, accountMaxBytes: 60, totalMaxBytes: 150 };
const from = (address: string, account: string | null = null) => ({ address, account });

describe('uploads under way', () => {
  it('of one account are held to its limit, and admitted again once one has left', () => {
    const gate = createUploadGate(limits);
    const leave = gate.enter(from('x', 'ann'), 60);
    expect(() => gate.enter(from('y', 'ann'), 1)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    gate.enter(from('y', 'ben'), 60);
    leave();
    leave();
    expect(gate.inFlightBytes()).toBe(60);
    gate.enter(from('y', 'ann'), 40);
    expect(gate.inFlightBytes()).toBe(100);
  });

  it('from one address share its limit, for any users', () => {
    const gate = createUploadGate(limits);
    gate.enter(from('x', 'ann'), 60);
    expect(() => gate.enter(from('x'), 41)).toThrow(expect.objectContaining({ code: 'rate_limited' }));
    gate.enter(from('x', 'ben'), 40);
    gate.enter(from('y'), 50);
  });

  it('are held to one limit over all', () => {
    const gate = createUploadGate(limits);
    gate.enter(from('x'), 100);
    expect(() => gate.enter(from('y'), 51)).toThrow(expect.objectContaining({ code: 'busy' }));
  });

  it('have a looser limit per address where all users share one address', () => {
    createUploadGate(limits, 10).enter(from('x'), 150);
  });
});
