import { z } from 'zod';
import { noteContracts } from '../constants.ts';
import type { restructuringEndpoints } from '../endpoints/operator-restructuring.ts';
import { uploads } from '../uploads.ts';
import { amountOut, day, file, id, ok, percentOut } from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { restructuringQuery } from './servicing-proposals.ts';

/** One instalment of a note, over all its investors. */
export const scheduleRow = z.object({
  number: z.int(),
  due_on: day,
  principal: amountOut,
  return: amountOut,
  paid: amountOut,
  settled_on: day.nullable(),
});

/** What was agreed anew, and the schedule that it replaced. */
export const pastRestructuring = z.object({
  number: z.int(),
  on: day,
  additional_return: amountOut,
  extension_rate: percentOut,
  /** What lateness had cost and is not owed any more: the late charge or ta'widh, and gharamah. */
  late_waived: amountOut,
  gharamah_waived: amountOut,
  adviser: z.object({ name: z.string(), consented_on: day }).nullable(),
  former: z.array(scheduleRow),
});

/** A restructuring as it would be if it were approved on this day. */
const preview = pastRestructuring
  .pick({ additional_return: true, late_waived: true, gharamah_waived: true, former: true })
  .extend({
    contract: z.enum(noteContracts),
    /** Unpaid principal, and unpaid return without what is added. */
    principal: amountOut,
    return: amountOut,
    rows: z.array(scheduleRow),
    matures_on: day,
  });

export const restructuringSchemas = {
  operatorRestructuringPreview: {
    params: z.object({ id }),
    query: restructuringQuery,
    response: ok({ preview }),
  },
  operatorUploadConsent: {
    params: z.object({ id }),
    body: z.strictObject({ document: uploads(1) }),
    response: ok({ file }),
  },
} satisfies AreaSchemas<typeof restructuringEndpoints>;
