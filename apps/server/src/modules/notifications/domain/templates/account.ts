import type { Message } from '@titian/contracts/messages/definition';
import type { StepUpAction } from '@titian/contracts/step-up-actions';
import { type CodeParams, deviceFact } from '../code-params.ts';
import type { EmailTemplate } from '../email-template.ts';
import { given, money, text, time } from '../email-texts.ts';
import { type HoldHours, hoursOf } from '../terms.ts';

/** E-mails about the account itself. */
export const accountTemplates = {
  verify_email: (params: { token: string }): EmailTemplate => ({
    category: 'security',
    subject: text('verify_email_subject'),
    paragraphs: [text('verify_email_body')],
    action: { label: text('action_verify_email_address'), path: `/register/verify/${params.token}` },
    note: text('verify_email_note'),
  }),

  address_known: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('address_known_subject'),
    paragraphs: [text('address_known_body'), text('address_known_body_2')],
    action: { label: text('action_sign_in'), path: '/login' },
    note: text('address_known_note'),
  }),

  password_reset: (params: { token: string; minutes: number }): EmailTemplate => ({
    category: 'security',
    subject: text('password_reset_subject'),
    paragraphs: [text('password_reset_body')],
    action: { label: text('password_reset_subject'), path: `/password/reset/${params.token}` },
    note: text('password_reset_note', { minutes: params.minutes }),
  }),

  password_reset_unverified: (params: { token: string; minutes: number }): EmailTemplate => ({
    category: 'security',
    subject: text('password_reset_unverified_subject'),
    paragraphs: [text('password_reset_unverified_body'), text('password_reset_unverified_body_2')],
    action: { label: text('password_reset_subject'), path: `/password/reset/${params.token}` },
    note: text('password_reset_unverified_note', { minutes: params.minutes }),
  }),

  password_changed: (
    params: HoldHours & { how: 'changed' | 'reset'; at: string; device: string | Message },
  ): EmailTemplate => ({
    category: 'security',
    subject: text('password_changed_subject'),
    paragraphs: [
      params.how === 'reset' ? text('password_changed_body_reset') : text('password_changed_body_settings'),
      ...(params.how === 'reset' ? [text('password_changed_body_hold', { hours: hoursOf(params) })] : []),
    ],
    facts: [
      [text('label_time'), time(params.at)],
      [text('label_device'), given(params.device)],
    ],
    action: { label: text('action_this_was_not_me'), path: '/password/reset' },
    note: text('password_changed_note'),
  }),

  step_up_code: (params: CodeParams & { action?: StepUpAction; amount?: string | null }): EmailTemplate => ({
    category: 'security',
    subject:
      params.action === undefined
        ? text('step_up_code_subject')
        : text('step_up_code_subject_act', { act: text(`act_${params.action}`) }),
    paragraphs: [text(params.action === undefined ? 'step_up_code_body' : 'step_up_code_body_act')],
    facts: [
      ...(params.action === undefined ? [] : [[text('label_act'), text(`act_${params.action}`)] as const]),
      ...(params.amount == null ? [] : [[text('label_amount'), money(params.amount)] as const]),
      ...deviceFact(params),
    ],
    code: params.code,
    note: text('note_code', { minutes: params.minutes }),
  }),

  new_device: (params: { device: string | Message; at: string; ip: string }): EmailTemplate => ({
    category: 'security',
    subject: text('new_device_subject'),
    paragraphs: [text('new_device_body')],
    facts: [
      [text('label_device'), given(params.device)],
      [text('label_time'), time(params.at)],
      [text('label_network_address'), given(params.ip)],
    ],
    action: { label: text('action_this_was_not_me'), path: '/password/reset' },
    note: text('new_device_note'),
  }),
};
