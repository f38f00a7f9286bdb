import type { Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type CauseCase, lastCasesOfCauses, listFailedJobs } from '../store/causes.ts';
import { closeOwnCase } from './change-case.ts';
import { type NewCase, openCaseOnce } from './open-case.ts';

/** Openings of one transaction. */
const AT_ONCE = 100;

/** Something that needs a person for as long as it lasts. */
export interface Cause extends Pick<NewCase, 'subject' | 'customerId' | 'links'> {
  /** Names it permanently, and begins with the prefix of its kind. */
  readonly key: string;
}

/**
 * Opens a case for each cause that has none, and closes those of the platform whose cause is over (CAS-13). Run again, it
 * finds what it has done. A case that a person closed while its cause lasts is not opened again.
 *
 * @param prefix of the keys of all causes of this kind
 * @param causes what lasts now
 */
export async function matchCauses(
  work: UnitOfWork,
  scope: Scope,
  prefix: string,
  causes: readonly Cause[],
): Promise<void> {
  const known = await work.query(scope, (ctx) => lastCasesOfCauses(ctx.reader, prefix));
  const missing = causes.filter(({ key }) => isToBeOpened(known.get(key)));
  const lasting = new Set(causes.map(({ key }) => key));
  const over = [...known.values()].filter(({ cause, state }) => state !== 'closed' && !lasting.has(cause));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await work.command(scope, async (ctx) => {
      for (const { key, ...cause } of missing.slice(at, at + AT_ONCE)) {
        const wanted = {
          ...cause,
          kind: 'exception',
          priority: 'normal',
          note: null,
          operatorId: null,
        } as const;
        await openCaseOnce(ctx, wanted, key);
      }
    });
  }
  for (const { id } of over) {
    await work.command(scope, (ctx) => closeOwnCase(ctx, id));
  }
}

function isToBeOpened(last: CauseCase | undefined): boolean {
  return last === undefined || last.closeReason === 'cause_ended';
}

const FAILED_JOB = 'job:';

/** At the end of a day, a case for each job that is not tried again, until it is gone or has been given more attempts. */
export async function matchFailedJobs(work: UnitOfWork, scope: Scope): Promise<void> {
  const jobs = await work.query(scope, (ctx) => listFailedJobs(ctx.reader));
  const causes = jobs.map(({ id, task }) => ({
    ...{ key: `${FAILED_JOB}${id}`, subject: `${task} ${id}`, customerId: null, links: [] },
  }));
  await matchCauses(work, scope, FAILED_JOB, causes);
}
