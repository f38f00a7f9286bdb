import { fieldMessages } from '@titian/contracts/field-errors';
import { message } from '@titian/contracts/messages/message';
import { type Day, parseDay } from '@titian/finance/calendar';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { FieldError, fieldError } from '../../../platform/errors.ts';
import { settingOfKey } from './keys.ts';

interface DatedValue {
  readonly key: string;
  readonly value: JsonValue;
  readonly effective_from: string;
}

/**
 * The value must fit its key, and the past stays as it was: figures were worked out with it.
 * @returns the day from which the value counts
 * @throws FieldError on `value` or `effective_from`
 */
export function validateValue(after: DatedValue, today: string): Day {
  const parsed = settingOfKey(after.key)?.value.safeParse(after.value);
  if (parsed?.success === false) {
    throw new FieldError({ value: Object.values(fieldMessages(parsed.error.issues)).flat() });
  }
  const from = parseDay(after.effective_from);
  if (from === null || from < today) {
    throw fieldError('effective_from', message('day_in_past'));
  }
  return from;
}
