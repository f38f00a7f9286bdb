import type { OptionalCategory } from '@titian/contracts/notification-categories';
import type { EmailTemplate } from '../email-template.ts';
import { given, text } from '../email-texts.ts';
import { type HoldHours, hoursOf } from '../terms.ts';

const SETTINGS = '/account/settings';

/** E-mails about how a customer is reached, and what they take with them. */
export const contactTemplates = {
  verify_new_email: (params: HoldHours & { token: string }): EmailTemplate => ({
    category: 'security',
    subject: text('verify_new_email_subject'),
    paragraphs: [text('verify_new_email_body'), text('verify_new_email_body_2', { hours: hoursOf(params) })],
    action: { label: text('action_confirm_email_address'), path: `/register/verify/${params.token}` },
    note: text('verify_new_email_note'),
  }),

  email_change_asked: (params: { token: string }): EmailTemplate => ({
    category: 'security',
    subject: text('email_change_subject'),
    paragraphs: [text('email_change_body'), text('email_change_body_2')],
    action: { label: text('action_this_was_not_me'), path: `/account/not-me/${params.token}` },
    note: text('email_change_note'),
  }),

  address_wanted: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('address_wanted_subject'),
    paragraphs: [text('address_wanted_body')],
    action: { label: text('action_sign_in'), path: '/login' },
    note: text('address_known_note'),
  }),

  email_changed: (params: HoldHours): EmailTemplate => ({
    category: 'security',
    subject: text('email_changed_subject'),
    paragraphs: [text('email_changed_body', { hours: hoursOf(params) })],
    note: text('email_changed_note'),
  }),

  phone_changed: (params: HoldHours & { phoneEnd: string }): EmailTemplate => ({
    category: 'security',
    subject: text('phone_changed_subject'),
    paragraphs: [text('phone_changed_body', { phoneEnd: params.phoneEnd, hours: hoursOf(params) })],
    action: { label: text('action_open_settings'), path: SETTINGS },
    note: text('note_not_you'),
  }),

  unsubscribed: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('unsubscribed_subject'),
    paragraphs: [text('unsubscribed_body'), text('unsubscribed_body_2')],
    action: { label: text('action_go_to_notifications'), path: `${SETTINGS}#notifications` },
    note: text('unsubscribed_note'),
  }),

  unsubscribed_category: (params: { category: OptionalCategory }): EmailTemplate => {
    const category = text(`category_${params.category}`);
    return {
      category: 'security',
      subject: text('unsubscribed_category_subject', { category }),
      paragraphs: [text('unsubscribed_category_body', { category }), text('unsubscribed_body_2')],
      action: { label: text('action_go_to_notifications'), path: `${SETTINGS}#notifications` },
      note: text('unsubscribed_note'),
    };
  },

  export_ready: (params: { ref: string; expiresOn: string }): EmailTemplate => ({
    category: 'security',
    subject: text('export_ready_subject'),
    paragraphs: [text('export_ready_body', { expiresOn: params.expiresOn })],
    facts: [[text('label_reference'), given(params.ref)]],
    action: { label: text('action_go_to_your_data'), path: `${SETTINGS}#data` },
    note: text('note_not_requested'),
  }),

  export_failed: (params: { ref: string }): EmailTemplate => ({
    category: 'security',
    subject: text('export_failed_subject'),
    paragraphs: [text('export_failed_body')],
    facts: [[text('label_reference'), given(params.ref)]],
    action: { label: text('action_request_again'), path: `${SETTINGS}#data` },
  }),
};
