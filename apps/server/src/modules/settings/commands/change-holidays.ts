import type { HolidayCalendar } from '@titian/contracts/holidays';
import { message } from '@titian/contracts/messages/message';
import { holidayChange as change } from '@titian/contracts/schemas/holiday-proposals';
import { addDays, addMonthsClamped, type Day, day } from '@titian/finance/calendar';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import {
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import {
  type CalendarUpdate,
  type KnownHoliday,
  type NewHoliday,
  withSubstitutes,
} from '../domain/holiday.ts';
import { settingId } from '../domain/setting-id.ts';
import { forgetHolidays } from '../queries/read-holidays.ts';
import { changeHolidays, listHolidays, lockHolidays } from '../store.ts';

type HolidayChange = z.output<typeof change>;
type OneChange = HolidayChange['changes'][number];

const MONTHS_AHEAD = 120;

/** Holidays of one calendar are added, moved, gazetted or removed, for schedules that are made from the next day on. */
export const holidayChange = approvalExecutor<HolidayChange>({
  kind: 'holiday_change',
  subjectKind: 'holiday_calendar',
  after: change,
  // One proposal per calendar at a time: a day in lieu depends on all holidays around it.
  subjectIdOf: (after) => calendarId(after.calendar),
  load: (ctx, subjectId, { after }) => loadCalendar(ctx, subjectId, after),
  async binds(ctx, _subjectId, { after }) {
    return { holidays: boundHash(ctx.fieldEncryption, await lockHolidays(ctx.tx, after.calendar)) };
  },
  apply: applyChange,
});

function calendarId(calendar: HolidayCalendar): string {
  return settingId(`holidays ${calendar}`);
}

async function loadCalendar(ctx: Ctx, subjectId: string, after: HolidayChange): Promise<ApprovalSubject> {
  if (calendarId(after.calendar) !== subjectId) {
    throw fieldError('after.calendar', message('calendar_not_listed'));
  }
  const inForce = await lockHolidays(ctx.tx, after.calendar);
  planned(ctx, after, inForce);
  const named = after.changes.map((one) => {
    const row = one.action === 'add' ? undefined : inForce.find(({ id }) => id === one.id);
    return row === undefined ? {} : { name: row.name, day: row.day, is_provisional: row.isProvisional };
  });
  const all = await listHolidays(ctx.reader, after.calendar);
  const version = all.length + all.filter((one) => one.knownUntil !== null).length;
  return { version, label: after.calendar, before: { changes: named } };
}

/** What the changes end and enter, days in lieu included. */
function planned(
  ctx: Ctx,
  { calendar, changes }: HolidayChange,
  inForce: readonly KnownHoliday[],
): CalendarUpdate {
  const parts = changes.map((one, index) => partOf(ctx, one, { inForce, calendar, field: fieldOf(index) }));
  const ended = parts.flatMap(({ row }) => row ?? []);
  const holidays: (KnownHoliday | NewHoliday)[] = inForce.filter(
    (one) => !one.isSubstitute && !ended.includes(one),
  );
  for (const [index, { row, entered }] of parts.entries()) {
    if (row !== null && ended.filter((one) => one.id === row.id).length > 1) {
      throw fieldError(`${fieldOf(index)}.id`, message('holidays_repeated'));
    }
    if (holidays.some((one) => one.day === entered?.day && one.name === entered.name)) {
      throw fieldError(`${fieldOf(index)}.day`, message('holiday_on_that_day'));
    }
    holidays.push(...(entered === null ? [] : [entered]));
  }
  const update = { ended, entered: parts.flatMap(({ entered }) => entered ?? []) };
  return withSubstitutes(inForce, update, addDays(ctx.businessDate, 1));
}

const fieldOf = (index: number) => `after.changes.${index}`;

interface Place {
  readonly inForce: readonly KnownHoliday[];
  readonly calendar: HolidayCalendar;
  readonly field: string;
}

/** The row that one change ends and the one that it enters. */
function partOf(
  ctx: Ctx,
  one: OneChange,
  { inForce, calendar, field }: Place,
): { readonly row: KnownHoliday | null; readonly entered: NewHoliday | null } {
  if (one.action === 'add') {
    const { name, name_ms: nameMs, is_provisional: isProvisional } = one;
    const on = dayAhead(ctx, one.day, `${field}.day`);
    return { row: null, entered: { calendar, day: on, name, nameMs, isProvisional, isSubstitute: false } };
  }
  const row = changeable(ctx, one.id, inForce, `${field}.id`);
  const { name, nameMs } = row;
  const common = { calendar, name, nameMs, isSubstitute: false };
  if (one.action === 'move') {
    const on = dayAhead(ctx, one.day, `${field}.day`);
    if (on === row.day) {
      throw fieldError(`${field}.day`, message('holiday_day_unchanged'));
    }
    return { row, entered: { ...common, day: on, isProvisional: one.is_provisional } };
  }
  if (one.action === 'confirm' && !row.isProvisional) {
    throw fieldError(`${field}.id`, message('holiday_already_gazetted'));
  }
  return { row, entered: one.action === 'remove' ? null : { ...common, day: row.day, isProvisional: false } };
}

function changeable(ctx: Ctx, id: string, inForce: readonly KnownHoliday[], field: string): KnownHoliday {
  const row = inForce.find((one) => one.id === id);
  if (row === undefined) {
    throw fieldError(field, message('holiday_gone'));
  }
  if (row.day <= ctx.businessDate) {
    throw fieldError(field, message('holiday_day_past'));
  }
  if (row.isSubstitute) {
    throw fieldError(field, message('holiday_in_lieu'));
  }
  return row;
}

/** Days that have come are what schedules, payments and statements went by. */
function dayAhead(ctx: Ctx, text: string, field: string): Day {
  const on = day(text);
  if (on <= ctx.businessDate) {
    throw fieldError(field, message('holiday_tomorrow_earliest'));
  }
  if (on > addMonthsClamped(ctx.businessDate, MONTHS_AHEAD)) {
    throw fieldError(field, message('holiday_within_ten_years'));
  }
  return on;
}

async function applyChange(ctx: Ctx, approval: ApprovalOf<HolidayChange>): Promise<void> {
  const { after } = approval;
  const update = planned(ctx, after, await lockHolidays(ctx.tx, after.calendar));
  const knownFrom = addDays(ctx.businessDate, 1);
  const { ended, entered } = update;
  await changeHolidays(
    ctx.tx,
    { ended: ended.map((one) => one.id), entered },
    { knownFrom, approvalId: approval.id },
  );
  ctx.afterCommit(forgetHolidays);
  const notified = (one: NewHoliday) => ({
    ...{ day: one.day, name: one.name, is_provisional: one.isProvisional },
  });
  await recordAudit(ctx, {
    action: 'holidays.changed',
    subjectKind: 'holiday_calendar',
    subjectId: approval.subjectId,
    before: ended.map(notified),
    after: { calendar: after.calendar, known_from: knownFrom, holidays: entered.map(notified) },
    reason: approval.reason,
  });
}
