import type { EmailTemplate } from '../email-template.ts';
import { text } from '../email-texts.ts';

/** E-mails about account statements; they carry no figures and no file, the page demands the sign-in. */
export const statementTemplates = {
  statement_ready: ({ month }: { month: string }): EmailTemplate => ({
    category: 'statements',
    subject: text('statement_ready_subject', { month }),
    paragraphs: [text('statement_ready_body')],
    action: { label: text('action_see_the_statement'), path: `/my_activity?statement=${month}` },
  }),
};
