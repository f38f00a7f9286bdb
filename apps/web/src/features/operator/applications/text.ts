import { defineCatalogue } from '../../../lib/text/catalogue.ts';
import { fieldNames } from './lib/field-names.ts';

export const { english, useText, text } = defineCatalogue('operator-applications', {
  title: 'Applications',
  subtitle: 'People and companies who want to invest or to be financed.',
  empty: 'No applications in this status.',
  columns: { name: 'Applicant', form: 'Form', state: 'State', submitted: 'Submitted' },
  form: { individual: 'Individual', institution: 'Institution', business: 'Business owner' },
  state: {
    Incomplete: 'Draft',
    Submitted: 'Submitted',
    Approved: 'Approved',
    Rejected: 'Rejected',
    'More Info Required': 'More info required',
  },
  decide: {
    approve: 'Propose approval',
    reject: 'Propose rejection',
    moreInfo: 'Ask for more',
    proposeMoreInfo: 'Propose to ask for more',
    ask: 'Ask about this',
    remarks: 'What is missing',
    remarksHint: 'The applicant reads each remark at its field.',
    field: 'Field',
    text: 'What the applicant should do',
    add: 'Add a remark',
    remove: 'Remove this remark',
    otherProof: 'How was the identity proven?',
    otherProofHint:
      'The identity check of this applicant is not approved. Say what you saw instead, or wait for it.',
    approveNote: 'Once approved, the applicant can use the account right away.',
    rejectNote: 'A rejection is final unless it is reopened by asking for more.',
  },
  screened:
    'Like a name on the screening list: {{names}}. Compliance has to clear it before this can be approved.',
  remark: 'Asked before: {{text}}',
  sections: {
    company: 'Company',
    person: 'Authorised person',
    individual: 'Person',
    contact: 'Address and phone',
    work: 'Work and income',
    risk: 'Experience and risk',
    directors: 'Directors and owners',
    bank: 'Bank account',
    declarations: 'Declarations',
    other: 'More',
  },
  share: '{{percent}}%',
  fields: fieldNames,
});
