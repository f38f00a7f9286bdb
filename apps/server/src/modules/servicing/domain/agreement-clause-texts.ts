import { defineMessages } from '@titian/contracts/messages/definition';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import { tradeTexts } from './note-texts.ts';

/** Clauses of a note's agreement: the heading of each, and its text beside it. */
const clauseTexts = defineMessages({
  ...tradeTexts,
  financing: { en: 'Financing', ms: 'Pembiayaan' },
  financing_conventional: {
    en: 'The investors of note {{note}} provide {{amount, money}} to the issuer through the platform. The issuer repays it with interest of {{rate, percent}} p.a., {{total, money}} in total, on the due dates of the schedule.',
    ms: 'Pelabur nota {{note}} menyediakan {{amount, money}} kepada penerbit melalui platform. Penerbit membayarnya balik dengan faedah {{rate, percent}} setahun, berjumlah {{total, money}}, pada tarikh bayaran dalam jadual.',
  },
  financing_before_trade: {
    en: 'The investors of note {{note}} have appointed the platform as their agent (wakalah). On their behalf it buys a commodity and sells it to the issuer by commodity murabahah (tawarruq) for {{price, money}}: the cost of {{amount, money}} and a profit of {{profit, money}}, {{rate, percent}} p.a. The issuer has it resold for {{amount, money}}. The sale price is fixed and is paid on the due dates of the schedule.',
    ms: 'Pelabur nota {{note}} telah melantik platform sebagai wakil mereka (wakalah). Bagi pihak mereka, platform membeli komoditi dan menjualnya kepada penerbit melalui murabahah komoditi (tawarruq) pada {{price, money}}: kos {{amount, money}} dan keuntungan {{profit, money}}, {{rate, percent}} setahun. Penerbit meminta komoditi itu dijual semula pada {{amount, money}}. Harga jualan adalah tetap dan dibayar pada tarikh bayaran dalam jadual.',
  },
  financing_after_trade: {
    en: 'The investors of note {{note}} have appointed the platform as their agent (wakalah). On their behalf it has bought a commodity and sold it to the issuer by commodity murabahah (tawarruq) for {{price, money}}: the cost of {{amount, money}} and a profit of {{profit, money}}, {{rate, percent}} p.a. The issuer has had it resold for {{amount, money}}. The sale price is fixed and is paid on the due dates of the schedule.',
    ms: 'Pelabur nota {{note}} telah melantik platform sebagai wakil mereka (wakalah). Bagi pihak mereka, platform telah membeli komoditi dan menjualnya kepada penerbit melalui murabahah komoditi (tawarruq) pada {{price, money}}: kos {{amount, money}} dan keuntungan {{profit, money}}, {{rate, percent}} setahun. Komoditi itu telah dijual semula bagi pihak penerbit pada {{amount, money}}. Harga jualan adalah tetap dan dibayar pada tarikh bayaran dalam jadual.',
  },
  trade: { en: 'Commodity trade', ms: 'Dagangan komoditi' },
  trade_before: {
    en: 'The commodity is bought, sold and resold for these prices after the issuer has signed and before the note is issued, all on one day. If that is not done on the day of the signature, or a price differs, the signature is void.',
    ms: 'Komoditi dibeli, dijual dan dijual semula pada harga ini selepas penerbit menandatangani dan sebelum nota diterbitkan, semuanya pada hari yang sama. Jika tidak dilakukan pada hari tandatangan, atau harganya berbeza, tandatangan itu terbatal.',
  },
  trade_legs: { en: 'Trade: {{legs}}.', ms: 'Dagangan: {{legs}}.' },
  late_payment: { en: 'Late payment', ms: 'Bayaran lewat' },
  late_payment_conventional: {
    en: {
      one: 'A payment more than {{count, number}} day overdue bears a late charge of {{daily, percent}} a day since its due date on the overdue amount, at most {{cap, percent}} of the payment. The charge is not compounded and goes to the investors.',
      other:
        'A payment more than {{count, number}} days overdue bears a late charge of {{daily, percent}} a day since its due date on the overdue amount, at most {{cap, percent}} of the payment. The charge is not compounded and goes to the investors.',
    },
    ms: 'Bayaran yang tertunggak lebih daripada {{count, number}} hari dikenakan caj lewat {{daily, percent}} sehari sejak tarikh bayaran atas jumlah tertunggak, paling tinggi {{cap, percent}} daripada bayaran itu. Caj ini tidak dikompaun dan diberikan kepada pelabur.',
  },
  late_payment_shariah: {
    en: 'On an overdue amount the issuer pays compensation (ta’widh) of at most {{tawidh, percent}} p.a., which is not compounded and goes to the investors, and a penalty (gharamah), which goes to charity; both together are at most {{cap, percent}} p.a.',
    ms: 'Atas jumlah tertunggak, penerbit membayar ganti rugi (ta’widh) paling tinggi {{tawidh, percent}} setahun, yang tidak dikompaun dan diberikan kepada pelabur, serta penalti (gharamah) yang diberikan kepada kebajikan; kedua-duanya paling tinggi {{cap, percent}} setahun.',
  },
  early_settlement: { en: 'Early settlement', ms: 'Penyelesaian awal' },
  early_settlement_conventional: {
    en: 'The issuer may settle the note at any time: the outstanding principal and the interest to that day, where a month that has begun counts whole. There is no fee.',
    ms: 'Penerbit boleh menyelesaikan nota pada bila-bila masa: baki prinsipal dan faedah sehingga hari itu, dengan bulan yang sudah bermula dikira penuh. Tiada fi dikenakan.',
  },
  early_settlement_shariah: {
    en: 'The issuer may pay the remaining sale price at any time, less a rebate (ibra’) of the profit of the months that have not begun.',
    ms: 'Penerbit boleh membayar baki harga jualan pada bila-bila masa, ditolak rebat (ibra’) bagi keuntungan bulan yang belum bermula.',
  },
  fees: { en: 'Fees', ms: 'Fi' },
  fees_text: {
    en: 'The platform deducts an origination fee of {{rate, percent}}, {{fee, money}}, and the service tax of {{tax_rate, percent}} on it, {{tax, money}}, from the amount raised. {{disbursed, money}} is paid to the issuer’s verified bank account.',
    ms: 'Platform menolak fi pengaturan {{rate, percent}}, {{fee, money}}, dan cukai perkhidmatan {{tax_rate, percent}} ke atasnya, {{tax, money}}, daripada jumlah yang dikumpul. {{disbursed, money}} dibayar ke akaun bank penerbit yang telah disahkan.',
  },
  use: { en: 'Use of proceeds', ms: 'Penggunaan hasil' },
  use_text: {
    en: 'The issuer uses the proceeds for: {{purpose}}. It notifies the platform without delay of anything that impairs its ability to pay.',
    ms: 'Penerbit menggunakan hasil ini untuk: {{purpose}}. Penerbit memaklumkan platform tanpa lengah tentang apa-apa yang menjejaskan keupayaannya membayar.',
  },
  guarantee: { en: 'Guarantee', ms: 'Jaminan' },
  guarantee_text: {
    en: '{{guarantor}} guarantees the amounts owed under this note; the platform does not.',
    ms: '{{guarantor}} menjamin jumlah terhutang di bawah nota ini; platform tidak menjaminnya.',
  },
  default: { en: 'Default', ms: 'Kemungkiran' },
  default_text: {
    en: 'An issuer that stays overdue beyond the days in the platform rules is in default: all amounts owed are due at once, and recovery costs are paid first.',
    ms: 'Penerbit yang kekal tertunggak melebihi tempoh dalam peraturan platform adalah mungkir: semua jumlah terhutang menjadi kena dibayar serta-merta, dan kos pemulihan dibayar dahulu.',
  },
  default_text_ibra: {
    en: 'An issuer that stays overdue beyond the days in the platform rules is in default: all amounts owed are due at once, less a rebate (ibra’) of the profit of the months that have not begun, and recovery costs are paid first.',
    ms: 'Penerbit yang kekal tertunggak melebihi tempoh dalam peraturan platform adalah mungkir: semua jumlah terhutang menjadi kena dibayar serta-merta, ditolak rebat (ibra’) bagi keuntungan bulan yang belum bermula, dan kos pemulihan dibayar dahulu.',
  },
  law: { en: 'Governing law', ms: 'Undang-undang yang mentadbir' },
  law_text: {
    en: 'This agreement is governed by the law of Malaysia. Its English text governs; the Malay text is a translation.',
    ms: 'Perjanjian ini tertakluk kepada undang-undang Malaysia. Teks bahasa Inggeris mengikat; teks bahasa Melayu ialah terjemahan.',
  },
});

/** The clauses' texts in a language. */
export const clauseWords = documentWords(clauseTexts);
