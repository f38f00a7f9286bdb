import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  agreement: {
    title: 'Perjanjian Pelabur',
    body: 'Sila baca kedua-dua dokumen Perjanjian Pelabur yang berkuat kuasa, kemudian terima untuk meneruskan.',
    conventional: 'Terma nota konvensional',
    islamic: 'Terma nota Syariah',
    newWindow: 'Setiap dokumen dibuka dalam tetingkap baharu.',
    accept: 'Saya baca dan terima kedua-duanya',
  },
  employment: {
    title: 'Maklumat pekerjaan',
    body: 'Kami dikehendaki oleh undang-undang untuk mengesahkan maklumat ini setiap tahun.',
    occupation: 'Pekerjaan',
    employer: 'Majikan',
    source_of_income: 'Sumber pendapatan',
    nature_of_business: 'Jenis perniagaan',
    income_range: 'Pendapatan tahunan (RM)',
    save: 'Simpan',
  },
  risk: {
    title: 'Tetapan Profil Risiko',
    intro: 'Profil risiko anda membolehkan kami memberi amaran apabila sesuatu nota tidak sesuai untuk anda.',
    invested_in_p2p: 'Pelaburan sedia ada dalam pembiayaan P2P',
    inv_estimated_p2p_invested: 'Anggaran jumlah pelaburan P2P',
    inv_risk_tolerance: 'Tahap toleransi risiko',
    conservative:
      'Saya memilih pulangan lebih rendah daripada kehilangan modal. Hanya nota berjaminan ditawarkan kepada saya.',
    balanced: 'Saya menerima sedikit risiko untuk pulangan lebih tinggi.',
    aggressive: 'Saya menerima kehilangan sebahagian modal untuk pulangan lebih tinggi.',
    knowledge: 'Pengetahuan dan pengalaman pelaburan',
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
