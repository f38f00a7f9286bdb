import { expect, it } from 'vitest';
import { issuerRoom } from './exposure.ts';
import { rateBps } from './rate.ts';
import { sen } from './sen.ts';

it.each([
  // AUTO-9: 20 % of RM25,000 with RM4,500 held leaves RM500.
  ['the rest of the share', 2_500_000n, 450_000n, 2_000, 100_000n, 50_000n],
  ['nothing at the share', 2_500_000n, 500_000n, 2_000, 100_000n, 0n],
  ['nothing above it', 2_500_000n, 600_000n, 2_000, 100_000n, 0n],
  ['whole sen, rounded down', 100_001n, 0n, 3_333, 100_000n, 33_330n],
  ['anything until it counts', 100_000n, 100_000n, 100, 100_000n, null],
  ['a share from the first sen', 100_000n, 100_000n, 100, 0n, 0n],
])('leaves an issuer %s', (_what, outstanding, held, share, above, room) => {
  const most = { share: rateBps(share), countsAboveSen: sen(above) };
  expect(issuerRoom(sen(outstanding), sen(held), most)).toBe(room);
});
