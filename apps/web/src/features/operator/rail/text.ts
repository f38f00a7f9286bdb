import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-rail', {
  title: 'Payment rail',
  subtitle: 'Certificates that verify payments, and banks available for payment.',
  certificates: 'Certificates',
  none: 'No certificates.',
  act: 'A certificate expires within 30 days and has no successor. Install its successor before then.',
  owner: { label: 'Owner', merchant: 'Merchant (platform)', rail: 'FPX exchange' },
  subject: 'Certificate',
  starts: 'Valid from',
  ends: 'Valid until',
  state: { label: 'Status', coming: 'Not yet valid', valid: 'Valid', ending: 'Expiring', ended: 'Expired' },
  lists: 'Bank lists',
  channel: { label: 'Account type', b2c: 'Personal', b2b1: 'Corporate' },
  banks: 'Banks',
  offline: 'Offline',
  allOnline: 'None',
  checked: 'Last updated',
  never: 'Never received',
});
