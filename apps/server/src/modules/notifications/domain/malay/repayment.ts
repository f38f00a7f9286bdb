import {
  noExcess,
  nothingDeducted,
  nothingOverdue,
  type repaymentTemplates,
} from '../templates/repayment.ts';
import { capitalised, isAmount, ringgit } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { lateWord, longDay, returnWord } from './wording.ts';

const NOTES = 'Lihat nota saya';

/** The bank, with the last digits of the account where it told them. */
const accountWords = ({ bankName, last4 }: { bankName: string; last4: string | null }) =>
  last4 === null ? bankName : `${bankName} yang berakhir dengan ${last4}`;

function excessWords({ amount, usedOn }: typeof noExcess): string {
  return usedOn === null
    ? `${ringgit(amount)} melebihi jumlah perlu dibayar dan dikembalikan ke akaun bank anda.`
    : `${ringgit(amount)} melebihi jumlah perlu dibayar. Wang itu kekal wang anda untuk ansuran ${longDay(usedOn)}, dan boleh dibayar balik sebelum itu.`;
}

/** E-mails to business owners about what they pay on their notes. */
export const repaymentEmailTexts: MalayOf<typeof repaymentTemplates> = {
  repayment_due: (params) => {
    const overdue = params.overdue ?? nothingOverdue;
    const deducted = params.deducted ?? nothingDeducted;
    const isReduced = isAmount(deducted.excess) || isAmount(deducted.held);
    return {
      subject:
        overdue.since === null
          ? `${ringgit(params.total)} perlu dibayar bagi nota ${params.noteNumber}${isReduced ? ' selepas potongan' : ''}`
          : `${ringgit(overdue.amount)} tertunggak bagi nota ${params.noteNumber}`,
      paragraphs: [
        ...(overdue.since === null
          ? []
          : [
              overdue.isDefaulted
                ? `Nota ${params.noteNumber} telah mungkir, maka semua yang terhutang perlu dibayar serta-merta: ${ringgit(overdue.amount)} pada hari surat ini. Sila bayar melalui FPX atau hubungi kami.`
                : `${ringgit(overdue.amount)} tertunggak sejak ${longDay(overdue.since)}. Sila bayar sekarang melalui FPX atau hubungi kami.`,
            ]),
        ...(overdue.isThisOne || overdue.isDefaulted
          ? []
          : [
              params.collectedFrom === null
                ? `Bayaran seterusnya perlu dibuat pada ${longDay(params.dueOn)}. Anda boleh membayarnya melalui FPX.`
                : `Bayaran seterusnya dikutip melalui debit langsung pada ${longDay(params.dueOn)} dari akaun anda di ${accountWords(params.collectedFrom)}. Sila sediakan wang di sana; tiada apa-apa lagi yang perlu dibuat.`,
            ]),
      ],
      facts: [
        ['Prinsipal', ringgit(params.principal)],
        [capitalised(returnWord(params.contract)), ringgit(params.returnAmount)],
        ...(isAmount(params.lateCharge)
          ? ([[lateWord(params.contract), ringgit(params.lateCharge)]] as const)
          : []),
        ...(isAmount(overdue.gharamah)
          ? ([['Gharamah, untuk kebajikan', ringgit(overdue.gharamah)]] as const)
          : []),
        ...(isAmount(overdue.costs) ? ([['Kos dapatan semula', ringgit(overdue.costs)]] as const) : []),
        ...(isAmount(deducted.excess)
          ? ([['Lebihan bayaran anda, ditolak', `\u2212${ringgit(deducted.excess)}`]] as const)
          : []),
        ...(isAmount(deducted.held)
          ? ([['Bayaran yang sedang disemak, ditolak', `\u2212${ringgit(deducted.held)}`]] as const)
          : []),
        [isReduced ? 'Baki perlu dibayar' : 'Jumlah', ringgit(params.total)],
      ],
      action:
        params.collectedFrom === null || overdue.since !== null
          ? 'Bayar sekarang'
          : 'Lihat debit langsung anda',
    };
  },

  payment_received: (params) => {
    const excess = params.excess ?? noExcess;
    return {
      subject: `Kami telah menerima bayaran anda sebanyak ${ringgit(params.amount)}`,
      paragraphs: [
        excess.isAll
          ? `Terima kasih. Bayaran anda bagi nota ${params.noteNumber} telah diterima.`
          : `Terima kasih. Bayaran anda bagi nota ${params.noteNumber} telah diterima dan disalurkan kepada pelaburnya.`,
        ...(isAmount(excess.amount) ? [excessWords(excess)] : []),
      ],
      facts: [
        ['Jumlah', ringgit(params.amount)],
        ...(isAmount(excess.amount) ? ([['Termasuk lebihan bayaran', ringgit(excess.amount)]] as const) : []),
        ['Rujukan', params.refNumber],
      ],
      action: NOTES,
    };
  },

  settlement_short: (params) => ({
    subject: `${ringgit(params.missing)} lagi diperlukan untuk menyelesaikan nota ${params.noteNumber}`,
    paragraphs: [
      `Bayaran anda untuk menyelesaikan nota ${params.noteNumber} lebih awal telah diterima, tetapi sebut harganya sudah tamat: sebut harga sah pada hari ia dibuat. Nota ini belum selesai.`,
      'Jumlah yang perlu dibayar telah dijelaskan daripadanya. Bakinya kekal wang anda dan ditolak daripada sebut harga baharu.',
      `Untuk menyelesaikan nota ini, sila bayar jumlah yang kurang pada ${longDay(params.validOn)}. Jika tidak, lebihan bayaran anda digunakan untuk ansuran seterusnya, dan boleh dibayar balik sebelum itu.`,
    ],
    facts: [
      ['Diterima', ringgit(params.amount)],
      ['Rujukan', params.refNumber],
      ['Sebut harga baharu', ringgit(params.total)],
      ...(isAmount(params.excess)
        ? ([['Lebihan bayaran anda, ditolak', `\u2212${ringgit(params.excess)}`]] as const)
        : []),
      ['Masih kurang', ringgit(params.missing)],
      ['Sah hingga akhir', longDay(params.validOn)],
    ],
    action: NOTES,
  }),

  excess_refund_queued: ({ noteNumber, amount, last4 }) => ({
    subject: `${ringgit(amount)} lebihan bayaran anda bagi nota ${noteNumber} dibayar balik`,
    paragraphs: [
      `Kami membayar balik lebihan bayaran anda ke akaun bank syarikat anda yang berakhir dengan ${last4}, bersama pembayaran seterusnya. Wang itu tidak lagi membayar ansuran seterusnya.`,
    ],
    facts: [['Bayaran balik', ringgit(amount)]],
    action: 'Lihat aktiviti saya',
  }),

  excess_refund_returned: ({ noteNumber, amount, isExcess }) => ({
    subject: `Bank anda telah memulangkan bayaran balik sebanyak ${ringgit(amount)}`,
    paragraphs: [
      `Bayaran balik lebihan anda bagi nota ${noteNumber} tidak sampai ke akaun bank anda.`,
      isExcess
        ? 'Wang itu menjadi lebihan bayaran anda semula: ia membayar ansuran seterusnya pada tarikhnya, atau boleh dibayar balik sebelum itu. Sila semak akaun bank anda dalam tetapan dahulu.'
        : 'Kami menghantarnya sekali lagi bersama pembayaran seterusnya. Sila semak akaun bank anda dalam tetapan.',
    ],
    facts: [['Bayaran balik', ringgit(amount)]],
    action: 'Lihat akaun bank saya',
  }),
};
