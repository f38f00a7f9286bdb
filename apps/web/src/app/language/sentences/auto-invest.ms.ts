import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the server says about presets and what came of them, in Bahasa Malaysia. */
export const malayAutoInvest: KnownSentences = {
  'Auto-investment was off for your account.': 'Pelaburan automatik tidak aktif bagi akaun anda.',
  '{{amount}} was invested for you.': '{{amount}} telah dilaburkan untuk anda.',
  '{{amount}} was invested for you. Your preset could have taken {{cap}}; presets divided the {{share}} % of the note that is for them.':
    '{{amount}} telah dilaburkan untuk anda. Tetapan anda boleh mengambil {{cap}}; tetapan berkongsi {{share}} % nota yang diperuntukkan baginya.',
  'Your preset was switched on after presets had their turn at this note.':
    'Tetapan anda diaktifkan selepas giliran tetapan bagi nota ini.',
  'Why was not recorded for this note.': 'Sebabnya tidak direkodkan bagi nota ini.',
  'The note took no more investments by the time presets had their turn.':
    'Nota tidak menerima pelaburan lagi semasa giliran tetapan tiba.',
  'No preset had a turn at this note: none was switched on when it was listed.':
    'Tiada tetapan mendapat giliran bagi nota ini: tiada yang aktif semasa ia disenaraikan.',
  'The run for this note was stopped before presets had their turn.':
    'Proses bagi nota ini dihentikan sebelum giliran tetapan tiba.',
  'The run for this note was stopped before your turn came.':
    'Proses bagi nota ini dihentikan sebelum giliran anda tiba.',
  'Your account was limited to guaranteed notes; this one is not.':
    'Akaun anda ketika itu terhad kepada nota berjaminan; nota ini tidak berjaminan.',
  'You had not accepted the terms with the wakalah that a Shariah note needs.':
    'Anda belum menerima terma dengan wakalah yang diperlukan oleh nota Syariah.',
  'Your funds were managed by the platform, so your own preset did not count.':
    'Dana anda diuruskan oleh platform, jadi tetapan anda sendiri tidak dikira.',
  'Your application was not approved at that time.': 'Permohonan anda belum diluluskan ketika itu.',
  'Your account was not active at that time.': 'Akaun anda tidak aktif ketika itu.',
  'You had not topped up yet.': 'Anda belum menambah nilai.',
  'It was your turn, but your cash balance fell before it could be invested.':
    'Giliran anda tiba, tetapi baki tunai anda berkurang sebelum ia dapat dilaburkan.',
  'It was your turn, but another investment took you to the limit of your plan first.':
    'Giliran anda tiba, tetapi pelaburan lain telah membawa anda ke had pelan anda dahulu.',
  'It was your turn, but another investment took you to your limit for this issuer first.':
    'Giliran anda tiba, tetapi pelaburan lain telah membawa anda ke had anda bagi penerbit ini dahulu.',
  'It was your turn, but the note took no more investments.':
    'Giliran anda tiba, tetapi nota tidak menerima pelaburan lagi.',
  'Presets that had waited longer took the {{share}} % of the note that is for presets. You moved up in the order.':
    'Tetapan yang menunggu lebih lama mengambil {{share}} % nota yang diperuntukkan bagi tetapan. Giliran anda naik.',
  'Your cash balance was {{cash}}; your preset invests at least {{least}}.':
    'Baki tunai anda ialah {{cash}}; tetapan anda melabur sekurang-kurangnya {{least}}.',
  'You had {{invested}} invested, and the limit of your plan was {{limit}}; your preset invests at least {{least}}.':
    'Pelaburan anda ialah {{invested}}, dan had pelan anda ketika itu ialah {{limit}}; tetapan anda melabur sekurang-kurangnya {{least}}.',
  '{{part}} of your {{invested}} was with this issuer; {{percent}} % at most leaves less than {{least}}.':
    '{{part}} daripada {{invested}} anda adalah dengan penerbit ini; had {{percent}} % meninggalkan kurang daripada {{least}}.',
  'Your preset was switched off.': 'Tetapan anda dimatikan.',
  'Your preset does not take {{contract}} notes.': 'Tetapan anda tidak mengambil nota {{contract}}.',
  'Your preset does not take {{type}}.': 'Tetapan anda tidak mengambil {{type}}.',
  'The note runs for {{months}} months; your preset takes {{from}} to {{to}} months.':
    'Tempoh nota ialah {{months}} bulan; tetapan anda mengambil {{from}} hingga {{to}} bulan.',
  'The note pays {{rate}} % a year; your preset takes {{from}} % to {{to}} %.':
    'Nota membayar {{rate}} % setahun; tetapan anda mengambil {{from}} % hingga {{to}} %.',
  'Your preset leaves guaranteed notes out.': 'Tetapan anda tidak mengambil nota berjaminan.',
  'Your account is limited to guaranteed notes; this one is not.':
    'Akaun anda terhad kepada nota berjaminan; nota ini tidak berjaminan.',
  'Your preset takes guaranteed notes only; this one is not.':
    'Tetapan anda mengambil nota berjaminan sahaja; nota ini tidak berjaminan.',
};
