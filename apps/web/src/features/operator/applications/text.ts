import { defineCatalogue } from '../../../lib/text/catalogue.ts';
import { fieldNames } from './lib/field-names.ts';

export const { english, useText, text } = defineCatalogue('operator-applications', {
  title: 'Applications',
  subtitle: 'Investors and business owners applying for an account.',
  empty: 'No applications in this status.',
  columns: { name: 'Applicant', form: 'Form', state: 'Status', submitted: 'Submitted', created: 'Started' },
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
    moreInfo: 'Request information',
    proposeMoreInfo: 'Propose information request',
    addRemark: 'Add remark on this field',
    remarks: 'Information required',
    remarksHint: 'The applicant reads each remark at its field.',
    field: 'Field',
    text: 'Instruction to the applicant',
    add: 'Add remark',
    remove: 'Remove remark',
    otherProof: 'Alternative identity verification',
    otherProofHint:
      'The identity check of this applicant is not approved. Describe the evidence you verified instead, or wait for the check.',
    approveNote: 'Once approved, the applicant can use the account right away.',
    rejectNote: 'A rejection is final unless it is reopened by an information request.',
  },
  screened:
    'Possible match with the screening list: {{names}}. Compliance has to clear it before this can be approved.',
  remark: 'Previous remark: {{text}}',
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
    other: 'Other',
  },
  share: '{{percent}}%',
  fields: fieldNames,
});
