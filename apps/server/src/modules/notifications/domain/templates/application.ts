import type { EmailContent } from '../email-content.ts';
import { ringgit } from '../wording.ts';

/** Which form an applicant filled in. */
type Form = 'individual' | 'institution' | 'business';

const formPath = (form: Form) => (form === 'individual' ? '/investors/apply' : '/business_owners/apply');

/** E-mails about the application to invest or to be financed. */
export const applicationTemplates = {
  application_received: (_params: { form: Form }): EmailContent => ({
    category: 'application',
    subject: 'We have received your application',
    paragraphs: [
      'Thank you. Your application is complete and two of our people will look at it.',
      'This usually takes one or two working days. We will write to you as soon as it is decided.',
    ],
  }),

  application_approved: (params: {
    form: Form;
    investorNumber: string | null;
    minimumTopup: string;
  }): EmailContent =>
    params.form === 'business'
      ? {
          category: 'application',
          subject: 'Your company is approved',
          paragraphs: [
            'Welcome. Your company has been approved and can apply for financing now.',
            'An application takes about twenty minutes and can be saved at any point.',
          ],
          action: { label: 'Apply for financing', path: '/financing/apply' },
        }
      : {
          category: 'application',
          subject: 'Your investor account is approved',
          paragraphs: [
            'Welcome. Your application has been approved.',
            `One step is left before you can invest: a first top-up of at least ${ringgit(params.minimumTopup)} through FPX from your own bank account. It stays your money; it shows us that the bank account is yours.`,
          ],
          ...(params.investorNumber === null
            ? {}
            : { facts: [['Investor number', params.investorNumber]] as const }),
          action: { label: 'Make the first top-up', path: '/topup/fpx-verify' },
        },

  application_rejected: (_params: { form: Form }): EmailContent => ({
    category: 'application',
    subject: 'Your application was not successful',
    paragraphs: [
      'Thank you for your interest. We have looked at your application carefully and cannot approve it.',
      'You can still sign in and take a copy of your personal data. If you think that we have missed something, please write to us.',
    ],
  }),

  application_more_info: (params: { form: Form; remarks: readonly string[] }): EmailContent => ({
    category: 'application',
    subject: 'We need a little more for your application',
    paragraphs: [
      'Your application is almost there. Please open it again: what we need is marked at the fields.',
      ...params.remarks,
    ],
    action: { label: 'Complete the application', path: formPath(params.form) },
  }),
};
