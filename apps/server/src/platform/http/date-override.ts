import { message } from '@titian/contracts/messages/message';
import { parseDay } from '@titian/finance/calendar';
import type { FastifyRequest } from 'fastify';
import { shiftTo } from '../clock.ts';
import { AppError, fieldError } from '../errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Far enough for any note; beyond, days that follow are no days any more. */
const FIRST_OVERRIDE = '2000-01-01';
const LAST_OVERRIDE = '2199-12-31';

/**
 * By how many days the header `X-Date-Override` moves the business date of a request.
 * @throws AppError `malformed` for what is no day; FieldError for a day out of range
 */
export function dateShiftOf(
  request: FastifyRequest,
  deps: { readonly work: UnitOfWork; readonly allowDateOverride: boolean },
): number {
  const header = request.headers['x-date-override'];
  if (!deps.allowDateOverride || typeof header !== 'string' || header === '') {
    return 0;
  }
  const wanted = parseDay(header);
  if (wanted === null) {
    throw new AppError('malformed', {}, message('date_override_invalid'));
  }
  if (wanted < FIRST_OVERRIDE || wanted > LAST_OVERRIDE) {
    throw fieldError(
      'x-date-override',
      message('date_override_out_of_range', { first: FIRST_OVERRIDE, last: LAST_OVERRIDE }),
    );
  }
  return shiftTo(deps.work.clock.now(), wanted);
}
