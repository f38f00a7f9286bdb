import { type Scope, systemActor } from '../../platform/context.ts';
import type { JobTable } from '../../platform/jobs.ts';
import type { Periodic } from '../../platform/periodic.ts';
import { deliver } from './commands/deliver.ts';
import type { MailDeps } from './domain/mail-deps.ts';

/** More than there are connections to the mail server, so that none of them waits for the database. */
const AT_ONCE = 40;
const SWEEP_EVERY_MS = 10_000;

/** `send_email` sends one e-mail, `send_due_emails` all whose time has come; both are safe twice. */
export function notificationJobs(deps: MailDeps): JobTable {
  return {
    send_email: async (payload, scope) => {
      await deliver(deps, scope, { id: String(payload.email_id), limit: 1 });
    },
    send_due_emails: (_payload, scope) => deliverAll(deps, scope),
  };
}

/** Sends what a mail server that was away, or a job that was lost, left behind. */
export function mailSweep(deps: MailDeps): Periodic {
  const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
  return { name: 'mail sweep', everyMs: SWEEP_EVERY_MS, run: () => deliverAll(deps, scope) };
}

async function deliverAll(deps: MailDeps, scope: Scope): Promise<void> {
  while ((await deliver(deps, scope, { limit: AT_ONCE })) === AT_ONCE) {
    // More are waiting than one turn takes.
  }
}
