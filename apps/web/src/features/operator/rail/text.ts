import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('operator-rail', {
  title: 'Payment rail',
  subtitle: 'The certificates that prove payments, and the banks that can be paid from.',
  certificates: 'Certificates',
  none: 'No certificates.',
  act: 'A certificate ends within 30 days and none follows it. Put its successor in place before then.',
  owner: { label: 'Whose', merchant: 'Ours', rail: 'The exchange' },
  subject: 'Certificate',
  starts: 'From',
  ends: 'Until',
  state: { label: 'State', coming: 'Not begun', valid: 'Valid', ending: 'Expiring', ended: 'Expired' },
  lists: 'Lists of banks',
  channel: { label: 'Kind of account', b2c: 'Personal', b2b1: 'Corporate' },
  banks: 'Banks',
  offline: 'Offline',
  allOnline: 'None',
  checked: 'Last list',
  never: 'Never received',
});
