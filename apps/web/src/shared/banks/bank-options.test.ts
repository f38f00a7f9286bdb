import { describe, expect, it } from 'vitest';
import { bankOptions } from './bank-options.ts';

const offline = (name: string) => `${name} (Offline)`;

describe('bankOptions', () => {
  it('sorts by name whatever the case, marks and closes what is down', () => {
    const banks = [
      { id: 'RHB0218', name: 'RHB Bank', online: true },
      { id: 'ABB0233', name: 'Affin Bank', online: false },
      { id: 'BIMB0340', name: 'bank Islam', online: true },
    ];
    expect(bankOptions(banks, offline)).toEqual([
      { value: 'ABB0233', label: 'Affin Bank (Offline)', disabled: true },
      { value: 'BIMB0340', label: 'bank Islam', disabled: false },
      { value: 'RHB0218', label: 'RHB Bank', disabled: false },
    ]);
    expect(banks[0]?.id).toBe('RHB0218');
  });
});
