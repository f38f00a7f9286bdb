import { defineCatalogue } from '../../../lib/text/catalogue.ts';

export const { english, useText, text } = defineCatalogue('restructuring', {
  title: 'Effect on the note',
  principal: 'Unpaid principal',
  interest: 'Unpaid interest',
  profit: 'Unpaid profit',
  additional: 'Additional interest',
  late: 'Late charges waived',
  tawidh: 'Ta’widh waived',
  gharamah: 'Gharamah waived',
  lateHint: 'As of today; late charges up to the day of approval are waived.',
  matures: 'Maturity date',
  former: 'Present schedule',
  rows: 'New schedule of unpaid amounts',
  columns: { due: 'Due date', principal: 'Principal', interest: 'Interest', profit: 'Profit', paid: 'Paid' },
});
