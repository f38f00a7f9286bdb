import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './restructuring-text.ts';

export const malay: Malay<typeof english> = {
  title: 'Kesan terhadap nota',
  principal: 'Prinsipal belum dibayar',
  interest: 'Faedah belum dibayar',
  profit: 'Keuntungan belum dibayar',
  additional: 'Faedah tambahan',
  late: 'Caj lewat bayar dikecualikan',
  tawidh: 'Ta’widh dikecualikan',
  gharamah: 'Gharamah dikecualikan',
  lateHint: 'Setakat hari ini; caj lewat bayar sehingga hari kelulusan dikecualikan.',
  matures: 'Tarikh matang',
  former: 'Jadual semasa',
  rows: 'Jadual baharu bagi jumlah belum dibayar',
  columns: {
    due: 'Tarikh perlu dibayar',
    principal: 'Prinsipal',
    interest: 'Faedah',
    profit: 'Keuntungan',
    paid: 'Dibayar',
  },
};
