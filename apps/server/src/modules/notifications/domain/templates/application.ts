import type { EmailTemplate } from '../email-template.ts';
import { given, text } from '../email-texts.ts';

/** Which form an applicant filled in. */
type Form = 'individual' | 'institution' | 'business';

const formPath = (form: Form) => (form === 'individual' ? '/investors/apply' : '/business_owners/apply');

/** E-mails about the application to invest or to be financed. */
export const applicationTemplates = {
  application_received: (_params: { form: Form }): EmailTemplate => ({
    category: 'application',
    subject: text('application_received_subject'),
    paragraphs: [text('application_received_body'), text('body_decision_time')],
  }),

  application_approved: (params: {
    form: Form;
    investorNumber: string | null;
    minimumTopup: string;
  }): EmailTemplate =>
    params.form === 'business'
      ? {
          category: 'application',
          subject: text('application_approved_company_subject'),
          paragraphs: [
            text('application_approved_company_body'),
            text('application_approved_company_body_2'),
          ],
          action: { label: text('action_apply_for_financing'), path: '/financing/apply' },
        }
      : {
          category: 'application',
          subject: text('application_approved_investor_subject'),
          paragraphs: [
            text('application_approved_investor_body'),
            text('application_approved_investor_body_2', { minimumTopup: params.minimumTopup }),
          ],
          ...(params.investorNumber === null
            ? {}
            : { facts: [[text('label_investor_number'), given(params.investorNumber)]] }),
          action: { label: text('action_make_the_first_top_up'), path: '/topup/fpx-verify' },
        },

  application_rejected: (_params: { form: Form }): EmailTemplate => ({
    category: 'application',
    subject: text('application_rejected_subject'),
    paragraphs: [text('application_rejected_body'), text('application_rejected_body_2')],
  }),

  application_more_info: (params: { form: Form; remarks: readonly string[] }): EmailTemplate => ({
    category: 'application',
    subject: text('application_more_info_subject'),
    paragraphs: [text('application_more_info_body'), ...params.remarks.map(given)],
    action: { label: text('action_complete_the_application'), path: formPath(params.form) },
  }),

  employment_due: (_params: Record<string, never>): EmailTemplate => ({
    category: 'application',
    subject: text('employment_due_subject'),
    paragraphs: [text('employment_due_body')],
    action: { label: text('action_check_the_information'), path: '/account/settings#employment' },
  }),
};
