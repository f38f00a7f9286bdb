import { ZERO_SEN } from '@titian/finance/sen';
import type { HeldNote } from '../../notes/public.ts';
import type { Flow } from './flow.ts';

/** Principal that an investor lost, on the day on which its note was given up. */
export function lossesOf(held: readonly HeldNote[]): Flow[] {
  return held.flatMap(({ holding, note }) =>
    holding.writtenOffSen === 0n || note.completedOn === null
      ? []
      : [
          {
            on: note.completedOn,
            kind: 'written_off',
            amountSen: holding.writtenOffSen,
            principalSen: ZERO_SEN,
            returnSen: ZERO_SEN,
            lateSen: ZERO_SEN,
            feeSen: ZERO_SEN,
            taxSen: ZERO_SEN,
          },
        ],
  );
}
