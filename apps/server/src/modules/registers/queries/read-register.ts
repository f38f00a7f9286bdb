import { message } from '@titian/contracts/messages/message';
import { hasState, type Register, type RegisterState } from '@titian/contracts/registers';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type CaseRegisterFilter, countRegisteredCases, readRegisteredCases } from '../../cases/public.ts';
import { presentBreach, presentConflict, presentRegisteredCase, type RegisterRow } from '../present.ts';
import {
  countBreaches,
  type EntryFilter,
  type EntryPage,
  type EntryTotals,
  listBreaches,
} from '../store/breaches.ts';
import { countConflicts, listConflicts } from '../store/conflicts.ts';
import { withNames } from './read-entries.ts';

/** What of a register is listed, as it was validated. */
export interface RegisterFilter {
  readonly register: Register;
  readonly state: RegisterState | null;
  readonly from: Day | null;
  readonly until: Day | null;
}

/** @throws FieldError on a state that the register has not, and on days in the wrong order */
export function registerFilterOf(query: ParsedApi['operatorRegisterFile']['query']): RegisterFilter {
  const { register, state } = query;
  if (state !== undefined && !hasState(register, state)) {
    throw fieldError('state', message('register_state_invalid'));
  }
  const from = query.from === undefined ? null : day(query.from);
  const until = query.until === undefined ? null : day(query.until);
  if (from !== null && until !== null && from > until) {
    throw fieldError('until', message('last_day_before_first'));
  }
  return { register, state: state ?? null, from, until };
}

/** A page of a register, newest entry first, with the totals of all that match (CMP-5). @throws FieldError on cursor */
export async function readRegister(
  ctx: QueryCtx,
  filter: RegisterFilter,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<RegisterRow> & { readonly totals: EntryTotals }> {
  const found = await readEntries(ctx, filter, { beforeId: idCursor(cursor), limit: limit + 1 });
  return { ...pageOf(found, limit, (last) => last.id), totals: await countEntries(ctx, filter) };
}

/** Some entries of a register, newest first. */
export async function readEntries(
  ctx: QueryCtx,
  filter: RegisterFilter,
  page: EntryPage,
): Promise<RegisterRow[]> {
  switch (filter.register) {
    case 'breaches':
      return (await listBreaches(ctx.reader, entriesOf(filter), page)).map((one) => ({
        ...{ register: 'breaches' as const, ...presentBreach(one, ctx) },
      }));
    case 'conflicts': {
      const found = await listConflicts(ctx.reader, entriesOf(filter), page);
      const named = await withNames(ctx, found);
      return named.map((one) => ({ register: 'conflicts' as const, ...presentConflict(one, ctx) }));
    }
    default:
      return (await readRegisteredCases(ctx, casesOf(filter), page)).map((one) =>
        presentRegisteredCase(one, ctx),
      );
  }
}

/** How many entries match, and how many of them are overdue. */
export function countEntries(ctx: QueryCtx, filter: RegisterFilter): Promise<EntryTotals> {
  switch (filter.register) {
    case 'breaches':
      return countBreaches(ctx.reader, entriesOf(filter), ctx.businessNow);
    case 'conflicts':
      return countConflicts(ctx.reader, entriesOf(filter), ctx.businessDate);
    default:
      return countRegisteredCases(ctx, casesOf(filter));
  }
}

const entriesOf = ({ state, from, until }: RegisterFilter): EntryFilter => ({ state, from, until });

function casesOf({ register, state, from, until }: RegisterFilter): CaseRegisterFilter {
  const known = state === 'open' || state === 'waiting' || state === 'closed' ? state : null;
  return { kind: register === 'complaints' ? 'complaint' : 'data_request', state: known, from, until };
}
