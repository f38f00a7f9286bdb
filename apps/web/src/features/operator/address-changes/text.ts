import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-address-changes', {
  title: 'Address changes',
  subtitle: 'New addresses of customers, each with a document that proves it.',
  empty: 'No address changes to review.',
  columns: {
    name: 'Customer',
    from: 'Present city',
    to: 'New city',
    proof: 'Proof',
    requested: 'Requested on',
  },
  documents: {
    utility_bill: 'Utility bill',
    bank_statement: 'Bank statement',
    official_notice: 'Official notice',
  },
  facts: {
    current: 'Present address',
    requestedAddress: 'New address',
    verified: 'Verified name',
    requested: 'Requested on',
  },
  decide: {
    accept: 'Propose approval',
    reject: 'Propose rejection',
    acceptNote:
      'The document names the customer and the new address, and is not older than three months. Once approved, the new address is in use and the customer is notified.',
    rejectNote: 'The present address stays in use. The customer is notified with the reason chosen here.',
    rejection: 'Reason for the customer',
    choose: 'Choose a reason',
  },
  rejections: {
    unreadable: 'Document unreadable',
    outdated: 'Document older than three months',
    other_name: 'Document in another name',
    other_address: 'Document shows another address',
    no_proof: 'Not a proof of address',
  },
});
