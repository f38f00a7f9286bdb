import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { EmailTemplate } from '../email-template.ts';
import { day, given, text, time } from '../email-texts.ts';

/** How many permissions of a role two administrators changed, by what became of them. */
export interface RoleChange {
  readonly role: OperatorRole;
  readonly removed: number;
  readonly limited: number;
  readonly restored: number;
}

/** E-mails to the platform's own operators about their accounts and their work. */
export const operatorTemplates = {
  audit_chain_head: (params: { head: string; at: string }): EmailTemplate => ({
    category: 'security',
    subject: text('audit_chain_head_subject'),
    paragraphs: [text('audit_chain_head_body'), text('audit_chain_head_body_2')],
    facts: [
      [text('label_head'), given(params.head)],
      [text('label_time'), time(params.at)],
    ],
    action: { label: text('action_open_the_audit_log'), path: '/operator/audit' },
  }),

  operator_invitation: (params: { token: string; hours: number }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_invitation_subject'),
    paragraphs: [text('operator_invitation_body')],
    action: { label: text('action_choose_a_password'), path: `/operator/password/${params.token}` },
    note: text('note_operator_link', { hours: params.hours }),
  }),

  operator_password_reset: (params: { token: string; hours: number }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_password_reset_subject'),
    paragraphs: [text('operator_password_reset_body')],
    action: { label: text('action_choose_a_password'), path: `/operator/password/${params.token}` },
    note: text('note_operator_link', { hours: params.hours }),
  }),

  operator_password_changed: (params: { at: string }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_password_changed_subject'),
    paragraphs: [text('operator_password_changed_body')],
    facts: [[text('label_time'), time(params.at)]],
    note: text('note_inform_administrator'),
  }),

  operator_second_factor_reset: (_params: Record<string, never>): EmailTemplate => ({
    category: 'security',
    subject: text('operator_second_factor_reset_subject'),
    paragraphs: [text('operator_second_factor_reset_body'), text('operator_second_factor_reset_body_2')],
    action: { label: text('action_sign_in'), path: '/operator/login' },
    note: text('operator_second_factor_reset_note'),
  }),

  operator_passkey_added: (params: { passkey: string }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_passkey_added_subject'),
    paragraphs: [text('operator_passkey_added_body')],
    facts: [[text('label_passkey'), given(params.passkey)]],
    action: { label: text('action_open_your_sign_in'), path: '/operator/security' },
    note: text('note_inform_administrator'),
  }),

  operator_passkey_removed: (params: { passkey: string }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_passkey_removed_subject'),
    paragraphs: [text('operator_passkey_removed_body')],
    facts: [[text('label_passkey'), given(params.passkey)]],
    action: { label: text('action_open_your_sign_in'), path: '/operator/security' },
    note: text('note_inform_administrator'),
  }),

  operator_passkey_copied: (params: { passkey: string }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_passkey_copied_subject'),
    paragraphs: [text('body_passkey_copied'), text('operator_passkey_copied_body')],
    facts: [[text('label_passkey'), given(params.passkey)]],
    action: { label: text('action_open_your_sign_in'), path: '/operator/security' },
    note: text('note_inform_administrator'),
  }),

  operator_recovered: (params: { name: string; email: string; at: string }): EmailTemplate => ({
    category: 'security',
    subject: text('operator_recovered_subject'),
    paragraphs: [text('operator_recovered_body')],
    facts: [
      [text('label_account'), given(`${params.name} (${params.email})`)],
      [text('label_time'), time(params.at)],
    ],
    action: { label: text('action_open_the_operators'), path: '/operator/operators' },
    note: text('operator_recovered_note'),
  }),

  permissions_changed: (params: { changes: readonly RoleChange[] }): EmailTemplate => ({
    category: 'security',
    subject: text('permissions_changed_subject'),
    paragraphs: [
      text('permissions_changed_body', {
        changes: params.changes.map(({ role, ...counts }) =>
          text('permissions_changed_of', { role: text(`role_${role}`), ...counts }),
        ),
      }),
    ],
    action: { label: text('action_open_the_permissions'), path: '/operator/permissions' },
    note: text('permissions_changed_note'),
  }),

  market_return_due: (params: { period: string; dueOn: string; isOverdue: boolean }): EmailTemplate => ({
    category: 'required',
    subject: params.isOverdue
      ? text('market_return_subject_overdue', { period: params.period })
      : text('market_return_subject_due', { period: params.period, on: params.dueOn }),
    paragraphs: [text('market_return_body', { period: params.period })],
    facts: [[text('label_due_by'), day(params.dueOn)]],
    action: {
      label: text('action_open_the_return'),
      path: `/operator/market-returns?period=${params.period}`,
    },
  }),
};
