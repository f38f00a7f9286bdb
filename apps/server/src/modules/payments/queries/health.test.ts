import { describe, expect, it } from 'vitest';
import type { RailCertificate } from '../../../gateways/rail/port.ts';
import { readCertificates } from './health.ts';

const now = new Date('2026-11-27T00:00:00Z');
const DAY_MS = 86_400_000;

function certificate(owner: RailCertificate['owner'], from: number, to: number): RailCertificate {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return { owner, merchant: 'client-money', subject: `CN=${owner}`, startsAt: at(from), endsAt: at(to) };
}

describe('certificates', () => {
  it.each<[string, readonly RailCertificate[], object]>([
    ['none', [], { state: 'ok', facts: { expiring: 0, days_left: null } }],
    ['valid', [certificate('rail', -9, 400)], { state: 'ok', facts: { expiring: 0, days_left: 400 } }],
    ['ending', [certificate('rail', -9, 12)], { state: 'warning', facts: { expiring: 1, days_left: 12 } }],
    ['ended', [certificate('rail', -9, -1)], { state: 'failing', facts: { expiring: 1, days_left: 0 } }],
    [
      'ending with a successor',
      [certificate('rail', -9, 12), certificate('rail', 5, 300)],
      { state: 'ok', facts: { expiring: 0, days_left: 300 } },
    ],
    [
      'of two owners, one ended',
      [certificate('rail', -9, 300), certificate('merchant', -9, -1)],
      { state: 'failing', facts: { expiring: 1, days_left: 0 } },
    ],
  ])('%s', (_what, certificates, reading) => {
    expect(readCertificates(certificates, now)).toEqual(reading);
  });
});
