import { z } from 'zod';
import type { ledgerEndpoints } from '../endpoints/operator-ledger.ts';
import { issueMessage } from '../messages/message.ts';
import { exportFormats } from '../proof/ledger-format.ts';
import { day, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

export const ledgerSchemas = {
  operatorLedgerExport: {
    query: z
      .object({
        from: day,
        to: day,
        format: oneOf(exportFormats, issueMessage('csv_or_jsonl_required')).default('csv'),
      })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: issueMessage('last_day_before_first'),
      }),
    response: z.string(),
  },
} satisfies AreaSchemas<typeof ledgerEndpoints>;
