import type { Message } from '@titian/contracts/messages/definition';
import { type CodeParams, deviceFact } from '../code-params.ts';
import type { EmailTemplate } from '../email-template.ts';
import { given, text, time } from '../email-texts.ts';
import { type HoldHours, hoursOf } from '../terms.ts';

/** E-mails about the second factor; all are about security, so they are mandatory. */
export const twoFactorTemplates = {
  sign_in_code: (params: CodeParams): EmailTemplate => ({
    category: 'security',
    subject: text('sign_in_code_subject'),
    paragraphs: [text('sign_in_code_body'), text('sign_in_code_body_2')],
    facts: deviceFact(params),
    code: params.code,
    note: text('note_code', { minutes: params.minutes }),
  }),

  enrol_code: (params: CodeParams): EmailTemplate => ({
    category: 'security',
    subject: text('enrol_code_subject'),
    paragraphs: [text('enrol_code_body')],
    facts: deviceFact(params),
    code: params.code,
    note: text('note_code', { minutes: params.minutes }),
  }),

  two_factor_enabled: (params: HoldHours & { method: 'totp' | 'email' }): EmailTemplate => ({
    category: 'security',
    subject: text('two_factor_enabled_subject'),
    paragraphs: [
      params.method === 'totp' ? text('two_factor_enabled_body_totp') : text('two_factor_enabled_body_email'),
      text('two_factor_enabled_body_hold', { hours: hoursOf(params) }),
    ],
    action: { label: text('action_open_security_settings'), path: '/account/settings' },
    note: text('note_not_you'),
  }),

  two_factor_off: (params: HoldHours): EmailTemplate => ({
    category: 'security',
    subject: text('two_factor_off_subject'),
    paragraphs: [text('two_factor_off_body', { hours: hoursOf(params) })],
    action: { label: text('action_open_security_settings'), path: '/account/settings' },
    note: text('note_not_you'),
  }),

  two_factor_reset: (params: { token: string; minutes: number }): EmailTemplate => ({
    category: 'security',
    subject: text('two_factor_reset_subject'),
    paragraphs: [text('two_factor_reset_body'), text('two_factor_reset_body_2')],
    action: { label: text('two_factor_reset_subject'), path: `/two-factor/reset/${params.token}` },
    note: text('two_factor_reset_note', { minutes: params.minutes }),
  }),

  two_factor_reset_requested: (params: HoldHours & { takesEffectAt: string }): EmailTemplate => ({
    category: 'security',
    subject: text('two_factor_reset_requested_subject'),
    paragraphs: [
      text('two_factor_reset_requested_body', { hours: hoursOf(params) }),
      text('two_factor_reset_requested_body_2'),
    ],
    facts: [[text('label_takes_effect'), time(params.takesEffectAt)]],
    action: { label: text('action_sign_in_to_stop_it'), path: '/login' },
    note: text('two_factor_reset_requested_note'),
  }),

  two_factor_reset_stopped: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('two_factor_reset_stopped_subject'),
    paragraphs: [text('two_factor_reset_stopped_body')],
    note: text('note_not_you'),
  }),

  two_factor_reset_done: (params: HoldHours): EmailTemplate => ({
    category: 'security',
    subject: text('two_factor_reset_done_subject'),
    paragraphs: [
      text('two_factor_reset_done_body'),
      text('two_factor_reset_done_body_2', { hours: hoursOf(params) }),
    ],
    action: { label: text('action_sign_in'), path: '/login' },
    note: text('note_not_you'),
  }),

  recovery_codes_replaced: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('recovery_codes_replaced_subject'),
    paragraphs: [text('recovery_codes_replaced_body')],
    note: text('note_not_you'),
  }),

  recovery_code_used: (params: { left: number }): EmailTemplate => ({
    category: 'security',
    subject: text('recovery_code_used_subject'),
    paragraphs: [
      text('recovery_code_used_body'),
      params.left === 0
        ? text('recovery_code_used_body_last')
        : text('recovery_code_used_body_left', { count: params.left }),
    ],
    action: { label: text('action_open_security_settings'), path: '/account/settings' },
    note: text('note_not_you'),
  }),

  passkey_added: (params: HoldHours & { passkey: string }): EmailTemplate => ({
    category: 'security',
    subject: text('passkey_added_subject'),
    paragraphs: [text('passkey_added_body', { hours: hoursOf(params) })],
    facts: [[text('label_passkey'), given(params.passkey)]],
    action: { label: text('action_open_security_settings'), path: '/account/settings' },
    note: text('passkey_added_note'),
  }),

  passkey_removed: (params: HoldHours & { passkey: string }): EmailTemplate => ({
    category: 'security',
    subject: text('passkey_removed_subject'),
    paragraphs: [text('passkey_removed_body', { hours: hoursOf(params) })],
    facts: [[text('label_passkey'), given(params.passkey)]],
    action: { label: text('action_open_security_settings'), path: '/account/settings' },
    note: text('note_not_you'),
  }),

  passkey_copied: (params: { passkey: string }): EmailTemplate => ({
    category: 'security',
    subject: text('passkey_copied_subject'),
    paragraphs: [text('body_passkey_copied'), text('passkey_copied_body')],
    facts: [[text('label_passkey'), given(params.passkey)]],
    action: { label: text('action_open_security_settings'), path: '/account/settings' },
    note: text('note_not_you'),
  }),

  device_forgotten: (params: { device: string | Message }): EmailTemplate => ({
    category: 'security',
    subject: text('device_forgotten_subject'),
    paragraphs: [text('device_forgotten_body')],
    facts: [[text('label_device'), given(params.device)]],
    note: text('note_not_you'),
  }),
};
