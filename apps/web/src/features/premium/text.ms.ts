import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Naik taraf Premium',
  intro:
    'Premium memberi anda akses awal kepada nota baharu dan menghapuskan pengesahan melebihi had yang disyorkan. Dua pegawai kami menyemak jawapan dan dokumen anda.',
  pendingClose: 'Tutup',
  cancel: 'Batal',
  submit: 'Hantar',
  about: 'Bantuan: {{field}}',
  yes: 'Ya',
  no: 'Tidak',
  nothingFound: 'Tiada hasil',
  part: {
    tax: 'Pemastautinan cukai',
    figures: 'Pendapatan dan nilai bersih (RM)',
    documents: 'Dokumen',
  },
  field: {
    inv_malaysian_tax_resident: 'Pemastautin cukai Malaysia',
    inv_country_tax_resident: 'Negara pemastautinan cukai',
    inv_non_malaysian_income_tax: 'Nombor cukai pendapatan',
    inv_annual_income: 'Anggaran pendapatan tahunan',
    inv_total_liquid_assets: 'Anggaran nilai aset cair',
    inv_other_assets_amount: 'Anggaran nilai aset lain',
    inv_total_liabilities_amount: 'Anggaran nilai jumlah liabiliti',
    inv_net_worth: 'Anggaran nilai bersih',
    inv_source_of_funds: 'Sumber dana atau kekayaan',
    inv_is_sophisticated_investor: 'Pelabur sofistikated',
    inv_income_slip: 'Penyata bank 3 bulan, slip pendapatan atau borang cukai pendapatan',
    inv_personal_assets: 'Aset peribadi',
    inv_additional_documents: 'Dokumen tambahan (pilihan)',
    inv_agree_declaration: 'Perakuan',
  },
  help: {
    inv_malaysian_tax_resident:
      'Secara amnya, individu yang berada di Malaysia selama 182 hari atau lebih dalam setahun.',
    inv_country_tax_resident: 'Negara tempat anda melaporkan pendapatan kepada pihak berkuasa cukainya.',
    inv_non_malaysian_income_tax: 'Nombor yang diberikan kepada anda oleh pihak berkuasa cukai negara itu.',
    inv_annual_income: 'Sebelum cukai, daripada semua sumber, dalam setahun.',
    inv_total_liquid_assets:
      'Apa yang boleh dijadikan tunai dalam beberapa hari: deposit, saham, unit amanah.',
    inv_other_assets_amount: 'Semua milik anda yang lain, seperti hartanah, kenderaan atau perniagaan.',
    inv_total_liabilities_amount: 'Semua hutang anda: pinjaman, gadai janji, kad kredit.',
    inv_net_worth:
      'Dikira daripada empat jawapan di atas: pendapatan dan aset tolak liabiliti. Anda boleh mengubahnya.',
    inv_source_of_funds: 'Sumber utama wang yang anda laburkan.',
    inv_is_sophisticated_investor:
      'Aset peribadi bersih melebihi RM3 juta; pendapatan kasar tahunan melebihi RM300,000; pendapatan kasar tahunan gabungan melebihi RM400,000; atau portfolio pelaburan peribadi bersih melebihi RM1 juta. Ditetapkan daripada jawapan anda; ubah jika tidak tepat.',
    inv_income_slip: 'Salah satu sudah memadai. PDF atau imej, maksimum 10 MB setiap satu.',
    inv_personal_assets: 'Contohnya penyata deposit atau saham, atau geran tanah.',
    inv_additional_documents: 'Contohnya borang EA, slip pencen atau SPA.',
    inv_agree_declaration: 'Dua pegawai kami membandingkan jawapan anda dengan dokumen anda.',
  },
  declaration:
    'Saya mengaku bahawa maklumat yang diberikan adalah benar, betul dan lengkap. Saya faham bahawa kenyataan palsu boleh membawa akibat undang-undang.',
};
