import type { Malay } from '../../../lib/text/malay.ts';
import { malayKindNames } from '../shared/kind-names.ms.ts';
import { malayCodeNames } from './lib/code-names.ms.ts';
import { malayFieldNames } from './lib/field-names.ms.ts';
import { malayPartNames } from './lib/part-names.ms.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Kelulusan',
  subtitle: 'Perubahan yang dicadangkan oleh seorang operator dan diputuskan oleh operator lain.',
  empty: 'Tiada cadangan dengan status ini.',
  duesOnDays: 'Bayaran balik yang perlu dibayar pada tarikh ini',
  columns: {
    change: 'Perubahan',
    subject: 'Perkara',
    maker: 'Dicadangkan oleh',
    turn: 'Ditugaskan kepada',
    since: 'Sejak',
  },
  kind: malayKindNames,
  state: {
    proposed: 'Dicadangkan',
    approved: 'Diluluskan',
    rejected: 'Ditolak',
    expired: 'Tamat tempoh',
    stale: 'Tidak lagi terpakai',
  },
  turn: {
    mine: 'Ditugaskan kepada anda',
    other: 'Operator lain',
    role: 'Peranan “{{role}}”',
    done: 'Telah diputuskan',
  },
  why: {
    maker: 'Anda yang mencadangkannya. Operator lain perlu membuat keputusan.',
    checked: 'Anda telah meluluskannya. Operator lain perlu mengesahkannya.',
    role: 'Hanya operator dengan peranan “{{role}}” membuat keputusan ini.',
    above_limit:
      'Jumlah {{amount}} melebihi had anda sebanyak {{limit}} untuk perkara ini. Operator yang mempunyai had lebih tinggi perlu membuat keputusan.',
    own_upload:
      'Anda memuat naik penyata yang menimbulkan perkara ini. Operator lain perlu membuat keputusan.',
    own_account: 'Ini mengenai akaun anda sendiri. Operator lain perlu membuat keputusan.',
    own_customer_account:
      'Ini mengenai akaun anda sendiri sebagai pelanggan. Operator lain perlu membuat keputusan.',
    closed: 'Cadangan ini tidak boleh diputuskan lagi.',
    stale: 'Rekod yang menjadi asas cadangan ini telah berubah, jadi tiada perubahan dilaksanakan.',
    changed: 'Ini telah berubah sejak ia dicadangkan:',
    again: 'Semak kes ini dan cadangkan semula.',
  },
  facts: {
    subject: 'Perkara',
    restsOn: 'Asas',
    document: 'Dokumen sokongan',
    maker: 'Dicadangkan oleh',
    reason: 'Sebab',
    proposed: 'Dicadangkan pada',
    expires: 'Perlu diputuskan selewat-lewatnya',
    firstChecker: 'Kelulusan pertama oleh',
    confirmation: 'Pengesahan diperlukan daripada',
    checker: 'Diputuskan oleh',
    decided: 'Diputuskan pada',
    decisionReason: 'Sebab penyemak',
    binding: 'Terikat pada',
    fingerprint: 'Cap jari',
    file: 'Fail bayaran (SHA-256)',
    case: 'Lihat kes',
  },
  fields: malayFieldNames,
  codes: malayCodeNames,
  parts: malayPartNames,
  reviewReason: {
    late_approval: 'Diluluskan selepas tamat tempoh',
    paid_twice: 'Bayaran berganda',
    disagrees: 'Butiran berbeza daripada pesanan: {{details}}',
  },
  orderDetail: {
    exchangeOrderNo: 'nombor pesanan FPX',
    orderNo: 'nombor pesanan',
    exchangeId: 'ID FPX',
    sellerId: 'ID penjual',
    amount: 'jumlah',
    currency: 'mata wang',
  },
  changes: {
    title: 'Perubahan',
    field: 'Medan',
    before: 'Sebelum',
    after: 'Selepas',
    points: 'Mata: {{part}}',
    same: 'tidak berubah',
    none: '–',
    items_other: '{{count}} item',
  },
  decide: {
    approve: 'Luluskan',
    reject: 'Tolak',
    reason: 'Sebab',
    rejectHint: 'Dapat dibaca oleh pembuat.',
    approveHint: 'Pilihan.',
    about: '{{change}} · {{subject}}. Dicadangkan oleh {{maker}}.',
    approveTitle: 'Luluskan perubahan',
    approveBody: 'Perubahan berkuat kuasa serta-merta.',
    rejectTitle: 'Tolak perubahan',
    rejectBody: 'Tiada apa-apa berubah; pembuat boleh mencadangkannya semula.',
    approved: 'Diluluskan. Perubahan telah berkuat kuasa.',
    checked: 'Diluluskan. Perubahan berkuat kuasa selepas disahkan.',
    rejected: 'Ditolak. Tiada apa-apa diubah.',
  },
};
