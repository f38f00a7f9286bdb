import { z } from 'zod';
import { issueMessage } from '../messages/message.ts';
import { day } from '../wire.ts';

/** JSON text spells out what PostgreSQL cannot store: control characters and halves of characters. */
const UNSTORABLE = /\\u(00[01]|d[89a-f])/i;

function isStorable(value: unknown): boolean {
  return !UNSTORABLE.test(JSON.stringify(value).replaceAll('\\\\', ''));
}

export const settingKey = z
  .string({ error: issueMessage('setting_required') })
  .regex(/^[a-z][a-z0-9_]{1,60}$/, issueMessage('setting_not_listed'));

export const settingChange = z.strictObject({
  key: settingKey,
  value: z.json().refine(isStorable, issueMessage('characters_not_storable')),
  effective_from: day,
});
