import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  agreement: {
    title: 'Perjanjian Pelabur',
    body: 'Sila baca kedua-dua teks Perjanjian Pelabur yang berkuat kuasa sekarang, kemudian terima untuk meneruskan.',
    conventional: 'Terma nota konvensional',
    islamic: 'Terma nota Syariah',
    newWindow: 'Setiap satu dibuka dalam tetingkapnya sendiri.',
    accept: 'Saya baca dan terima kedua-duanya',
  },
  employment: {
    title: 'Pekerjaan dan pendapatan anda',
    body: 'Kami bertanya sekali setahun kerana undang-undang menghendaki kami mengetahuinya. Hanya seminit.',
    occupation: 'Pekerjaan',
    employer: 'Majikan',
    source_of_income: 'Sumber pendapatan',
    nature_of_business: 'Jenis perniagaan anda',
    income_range: 'Pendapatan setahun, dalam RM',
    save: 'Simpan',
  },
  risk: {
    title: 'Tetapan Profil Risiko',
    intro:
      'Supaya kami dapat memberi amaran apabila sesuatu nota tidak sesuai untuk anda. Tiada jawapan yang salah.',
    invested_in_p2p: 'Pernahkah anda melabur dalam pembiayaan P2P?',
    inv_estimated_p2p_invested: 'Anggaran jumlah yang pernah anda laburkan dalam P2P',
    inv_risk_tolerance: 'Sejauh mana anda sanggup mengambil risiko?',
    conservative:
      'Saya lebih rela mendapat kurang daripada kehilangan wang. Hanya nota berjaminan ditawarkan kepada saya.',
    balanced: 'Saya mengambil sedikit risiko untuk pulangan yang lebih baik.',
    aggressive: 'Saya boleh kehilangan sebahagian daripadanya dan tetap tenang.',
    knowledge: 'Sejauh mana anda mengenali perkara ini?',
    inv_stocks_knowledge_years: 'Saham',
    inv_bonds_knowledge_years: 'Bon',
    inv_mutual_funds_knowledge_years: 'Unit amanah',
    inv_others_knowledge_years: 'Pelaburan lain',
    inv_p2p_lending_knowledge_years: 'Pembiayaan P2P',
    save: 'Kemas kini',
    cancel: 'Batal',
  },
  yes: 'Ya',
  no: 'Tidak',
};
