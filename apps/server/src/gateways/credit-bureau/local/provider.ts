import { bureauReportDays } from '@titian/contracts/credit';
import { addDays } from '@titian/finance/calendar';
import type { CreditBureau } from '../port.ts';

/**
 * The bundled bureau has no line to anybody: it takes what an operator has read off a report, and refuses one that is
 * too old to assess by or not made yet.
 */
export function createLocalBureau(): CreditBureau {
  return {
    async reportOn({ on }, entered) {
      if (entered.reportedOn > on) {
        return { ok: false, rejection: 'in_the_future' };
      }
      if (entered.reportedOn < addDays(on, -bureauReportDays)) {
        return { ok: false, rejection: 'too_old' };
      }
      return { ok: true, report: { provider: 'entered', ...entered } };
    },
  };
}
