import type { Message } from '@titian/contracts/messages/definition';
import { given, text } from './email-texts.ts';
import { noteUpdateTexts } from './texts/note-updates.ts';

const DAYS_UNPAID = /^What was due is unpaid for (\d+) days?\. Whatever is recovered/;

const written = new Map<string, Message>(
  Object.entries(noteUpdateTexts).flatMap(([code, { en }]) =>
    typeof en === 'string' ? [[en, { code, params: {} }] as const] : [],
  ),
);

/** The title or text of an update about a note: by its code where the product wrote it, else as an operator wrote it. */
export function updateText(update: string | Message): Message {
  if (typeof update !== 'string') {
    return update;
  }
  const days = DAYS_UNPAID.exec(update)?.[1];
  return days === undefined
    ? (written.get(update) ?? given(update))
    : text('event_default_days', { count: Number(days) });
}
