import { ZERO_SEN } from '@titian/finance/sen';
import type { WrittenOff } from '../../notes/public.ts';
import type { Flow } from './flow.ts';

/** Principal that an investor lost, on the days on which the notes were given up. */
export function lossesOf(losses: readonly WrittenOff[]): Flow[] {
  return losses.map(({ on, amountSen }) => ({
    on,
    kind: 'written_off',
    amountSen,
    principalSen: ZERO_SEN,
    returnSen: ZERO_SEN,
    lateSen: ZERO_SEN,
    feeSen: ZERO_SEN,
    taxSen: ZERO_SEN,
  }));
}
