import type { investingTemplates } from '../templates/investing.ts';
import { capitalised, isAmount, ringgit } from '../wording.ts';
import type { MalayOf } from './email-texts.ts';
import { noteEventTexts } from './note-events.ts';
import { lateWord, longDay, returnWord, yearly } from './wording.ts';

type Distribution = Parameters<(typeof investingTemplates)['repayment_received']>[0];

function partsOf(params: Distribution): [string, string][] {
  const all: [string, string, string][] = [
    ['Prinsipal', params.principal, ''],
    [capitalised(returnWord(params.contract)), params.returnAmount, ''],
    [lateWord(params.contract), params.lateCharge, ''],
    ['Fi perkhidmatan', params.fee, '\u2212'],
    ['Cukai perkhidmatan atas fi', params.serviceTax, '\u2212'],
    ['Cukai pegangan', params.withholdingTax, '\u2212'],
  ];
  return all
    .filter(([, amount]) => isAmount(amount))
    .map(([label, amount, sign]) => [label, `${sign}${ringgit(amount)}`]);
}

function partsOutstanding(params: { outstanding: string; writtenOff: string }): [string, string][] {
  const all: [string, string][] = [
    ['Prinsipal anda yang belum jelas', params.outstanding],
    ['Prinsipal anda yang dihapus kira', params.writtenOff],
  ];
  return all.filter(([, amount]) => isAmount(amount)).map(([label, amount]) => [label, ringgit(amount)]);
}

const sheetParts = { security: 'Cagaran', risk: 'Risiko', document: 'Dokumen' } as const;

/** E-mails to investors about their notes. What people wrote about a note stays as they wrote it. */
export const investingEmailTexts: MalayOf<typeof investingTemplates> = {
  note_issued: (params) => ({
    subject: `Nota ${params.noteNumber} telah diterbitkan`,
    paragraphs: [
      `Pelaburan anda mula bekerja. Bayaran pertama ${returnWord(params.contract)} akan tiba tidak lama lagi.`,
      'Pengesahan pelaburan anda, dengan jadual bagi jumlah anda, ada pada halaman nota dan dalam Aktiviti Saya.',
    ],
    facts: [
      ['Dilaburkan', ringgit(params.amount)],
      [`Kadar ${returnWord(params.contract)}`, yearly(params.rate)],
      ['Tempoh', `${params.termMonths} bulan`],
      ['Bayaran pertama', longDay(params.firstDueOn)],
    ],
    action: 'Lihat nota saya',
  }),

  campaign_paused: ({ noteNumber, message }) => ({
    subject: `Sesuatu telah berubah pada nota ${noteNumber}`,
    paragraphs: [
      'Kempen nota yang anda laburkan dihentikan sementara kerana sesuatu tentangnya telah berubah.',
      message,
      'Sehingga ia diteruskan, anda boleh mengambil balik seluruh pelaburan anda, tanpa mengira bila anda membuatnya. Jika anda tidak berbuat apa-apa, ia kekal.',
    ],
    action: 'Lihat nota',
  }),

  campaign_resumed: ({ noteNumber, message, closesOn }) => ({
    subject: `Kempen nota ${noteNumber} diteruskan`,
    paragraphs: [message],
    facts: [['Dibuka sehingga', longDay(closesOn)]],
    action: 'Lihat nota',
  }),

  fact_sheet_revised: ({ noteNumber, reader, changes }) => ({
    subject: `Helaian fakta nota ${noteNumber} telah disemak semula`,
    paragraphs: [
      reader === 'investor'
        ? 'Sesuatu pada helaian fakta nota yang anda laburkan telah diperbetulkan. Kempen dihentikan sementara.'
        : 'Sesuatu pada helaian fakta nota anda telah diperbetulkan. Kempen dihentikan sementara dan pelabur telah dimaklumkan.',
      ...changes.flatMap(({ what, before, after }) => [
        `${sheetParts[what]}, sebelum ini: ${before ?? 'tiada pada helaian fakta'}`,
        `${sheetParts[what]}, kini: ${after ?? 'tiada lagi pada helaian fakta'}`,
      ]),
      ...(reader === 'investor'
        ? [
            'Sehingga kempen diteruskan, anda boleh mengambil balik seluruh pelaburan anda, tanpa mengira bila anda membuatnya. Jika anda tidak berbuat apa-apa, ia kekal.',
          ]
        : []),
    ],
    action: reader === 'investor' ? 'Lihat nota' : 'Lihat nota saya',
  }),

  note_news: (params) => ({
    subject: `Nota ${params.noteNumber}: ${params.news.map(({ title }) => noteEventTexts(title).toLowerCase()).join('; ')}`,
    paragraphs: [
      ...params.news.map(({ title, body }) => `${noteEventTexts(title)}. ${noteEventTexts(body)}`),
      `Apa yang masih boleh anda jangkakan, prinsipal dan ${returnWord(params.contract)}, serta setiap langkah seterusnya ada pada halaman nota.`,
    ],
    facts: partsOutstanding(params),
    action: 'Lihat nota',
  }),

  subscription_returned: ({ noteNumber, amount, reason }) => ({
    subject: `Pelaburan anda dalam nota ${noteNumber} dipulangkan`,
    paragraphs: [reason, 'Seluruh jumlah telah kembali ke baki tunai anda dan boleh dilaburkan semula.'],
    facts: [
      ['Dipulangkan', ringgit(amount)],
      ['Nota', noteNumber],
    ],
    action: 'Lihat nota terbuka',
  }),

  repayment_received: (params) => ({
    subject: `Anda menerima ${ringgit(params.net)} daripada nota ${params.noteNumber}`,
    paragraphs: ['Wang telah diterima bagi nota ini dan bahagian anda ada dalam baki tunai anda.'],
    facts: [...partsOf(params), ['Diterima', ringgit(params.net)], ['Baki tunai', ringgit(params.balance)]],
    action: 'Lihat aktiviti saya',
  }),
};
