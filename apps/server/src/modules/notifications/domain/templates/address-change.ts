import type { AddressRejection } from '@titian/contracts/address-change';
import { message } from '@titian/contracts/messages/message';
import type { EmailTemplate } from '../email-template.ts';
import { given, text } from '../email-texts.ts';

interface Place {
  /** Postcode and town: the whole address stays out of mails. */
  readonly town: string;
}

const PATH = '/account/settings#address';

/** E-mails about a requested address (ONB-41). */
export const addressChangeTemplates = {
  address_change_received: ({ town }: Place): EmailTemplate => ({
    category: 'security',
    subject: text('address_change_received_subject'),
    paragraphs: [text('address_change_received_body')],
    facts: [[text('label_new_address'), given(town)]],
    action: { label: text('action_open_settings'), path: PATH },
    note: text('note_not_you'),
  }),

  address_changed: ({ town }: Place): EmailTemplate => ({
    category: 'security',
    subject: text('address_changed_subject'),
    paragraphs: [text('address_changed_body')],
    facts: [[text('label_new_address'), given(town)]],
    action: { label: text('action_open_settings'), path: PATH },
    note: text('note_not_you'),
  }),

  address_change_rejected: ({ town, rejection }: Place & { rejection: AddressRejection }): EmailTemplate => ({
    category: 'security',
    subject: text('address_change_rejected_subject'),
    paragraphs: [message(`address_rejected_${rejection}`), text('address_change_rejected_body')],
    facts: [[text('label_new_address'), given(town)]],
    action: { label: text('action_request_again'), path: PATH },
    note: text('note_not_you'),
  }),
};
