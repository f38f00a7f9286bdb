import { bureauReportDays } from '@titian/contracts/credit';
import { addDays } from '@titian/finance/calendar';
import type { CreditBureau } from '../port.ts';

/**
 * The bundled bureau has no external connection: it takes the figures an operator enters from a report, and rejects
 * one that is too old or dated in the future.
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
