import type { LetterTemplate } from '@titian/contracts/collections';
import type { NoteContract } from '@titian/contracts/constants';
import type { EmailTemplate } from '../email-template.ts';
import { day, dayAndMoney, given, money, text } from '../email-texts.ts';

const letterNames = {
  payment_reminder: text('letter_payment_reminder'),
  notice_of_arrears: text('letter_notice_of_arrears'),
  letter_of_demand: text('letter_letter_of_demand'),
  notice_to_guarantor: text('letter_notice_to_guarantor'),
  notice_of_default: text('letter_notice_of_default'),
} as const satisfies Record<LetterTemplate, unknown>;

/** E-mails about late notes to their issuers, and about new schedules of them: the letter itself is opened after the sign-in. */
export const collectionTemplates = {
  collection_letter: (params: { noteNumber: string; letter: LetterTemplate }): EmailTemplate => ({
    category: 'money',
    subject: text('collection_letter_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('collection_letter_body')],
    facts: [
      [text('label_note'), given(params.noteNumber)],
      [text('label_document'), letterNames[params.letter]],
    ],
    action: { label: text('action_see_my_notes'), path: '/bo/notes' },
  }),

  note_restructured: (params: {
    noteNumber: string;
    contract: NoteContract;
    instalments: number;
    firstOn: string;
    firstAmount: string;
    lastOn: string;
    additionalReturn: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('note_restructured_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('note_restructured_body')],
    facts: [
      [text('label_note'), given(params.noteNumber)],
      [text('label_instalments'), given(String(params.instalments))],
      [text('label_first_payment_due'), dayAndMoney(params.firstOn, params.firstAmount)],
      [text('label_last_payment_due'), day(params.lastOn)],
      ...(params.additionalReturn === '0.00'
        ? []
        : [[text('label_additional_interest'), money(params.additionalReturn)] as const]),
    ],
    action: { label: text('action_see_my_notes'), path: '/bo/notes' },
  }),
};
