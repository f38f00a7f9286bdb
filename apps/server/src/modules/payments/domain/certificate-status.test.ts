import { expect, it } from 'vitest';
import type { RailCertificate } from '../../../gateways/rail/port.ts';
import { certificateStatuses, isAlarming } from './certificate-status.ts';

const now = new Date('2026-11-21T03:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const certificate = (
  from: number,
  to: number,
  owner: RailCertificate['owner'] = 'rail',
): RailCertificate => ({
  ...{ merchant: 'trust', owner, subject: `CN=${owner} to ${to}` },
  ...{ startsAt: inDays(from), endsAt: inDays(to) },
});

it.each([
  ['with 31 days left', [-300, 31], 'valid', false],
  ['with 30 days left', [-300, 30], 'ending', true],
  ['on its last day', [-300, 0.5], 'ending', true],
  ['that is over', [-300, 0], 'ended', true],
  ['that begins tomorrow', [1, 365], 'coming', false],
] as const)('one %s', (_case, [from, to], state, alarming) => {
  const [status] = certificateStatuses([certificate(from, to)], now);
  expect(status?.state).toBe(state);
  expect(status && isAlarming(status)).toBe(alarming);
});

it('does not alarm where the next one takes over without a gap, whatever other owners have', () => {
  const old = certificate(-300, 10);
  const alarms = (next: RailCertificate) => certificateStatuses([next, old], now).filter(isAlarming);
  expect(alarms(certificate(5, 370))).toEqual([]);
  expect(alarms(certificate(11, 370))).toHaveLength(1);
  expect(alarms(certificate(5, 370, 'merchant'))).toHaveLength(1);
});
