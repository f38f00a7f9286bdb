import type { Message } from '@titian/contracts/messages/definition';
import { noteUpdatesMessages } from '@titian/contracts/messages/note-updates';
import { type CodedText, fromColumns } from '../../../platform/coded-text.ts';

/** The title or the body of an update: written by the product, or by an operator. */
export type UpdateText = CodedText;

/** Sentences of updates from before their codes were stored, where their wording is another one now. */
const former: Readonly<Record<string, keyof typeof noteUpdatesMessages>> = {
  'The campaign goes on': 'update_campaign_resumed',
  'The campaign is paused; until it goes on you may take your investment back. The page of the note shows what changed.':
    'update_fact_sheet_revised_text',
  'A part of what lateness costs is waived': 'update_late_charge_waived',
  'Two of our people have decided that the issuer need not pay it. What is owed otherwise stays owed.':
    'update_late_charge_waived_text',
  'The issuer has not paid what was due. We have written to the issuer and will tell you the next step.':
    'update_late_text',
  'A cost of the recovery': 'update_recovery_cost',
};

const byEnglish: ReadonlyMap<string, Message> = new Map(
  [
    ...Object.entries(noteUpdatesMessages).flatMap(([code, { en }]) =>
      typeof en === 'string' && !en.includes('{{') ? [[en, code] as const] : [],
    ),
    ...Object.entries(former),
  ].map(([english, code]) => [english, { code, params: {} }] as const),
);

/** A stored text: by its code, else as one of the texts that were stored without a code, else as user input. */
export function storedText(english: string, coded: unknown): UpdateText {
  const text = fromColumns(english, coded);
  return typeof text === 'string' ? (byEnglish.get(text) ?? text) : text;
}
