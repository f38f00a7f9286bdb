import { defineMessages } from '@titian/contracts/messages/definition';
import { senToText } from '@titian/finance/sen';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import type { BusinessDay } from '../queries/read-business-day.ts';

const texts = defineMessages({
  part: { en: 'Part', ms: 'Bahagian' },
  account: { en: 'Account', ms: 'Akaun' },
  kind: { en: 'Kind', ms: 'Jenis' },
  count: { en: 'Count', ms: 'Bilangan' },
  opening: { en: 'Opening (RM)', ms: 'Baki awal (RM)' },
  debits: { en: 'Debits (RM)', ms: 'Debit (RM)' },
  credits: { en: 'Credits (RM)', ms: 'Kredit (RM)' },
  closing: { en: 'Closing (RM)', ms: 'Baki akhir (RM)' },
  stated: { en: 'Stated by the proof (RM)', ms: 'Dinyatakan oleh bukti (RM)' },
  maker: { en: 'Maker', ms: 'Pencadang' },
  checker: { en: 'Checker', ms: 'Penyemak' },
  at: { en: 'Time (UTC)', ms: 'Masa (UTC)' },
  accounts: { en: 'Accounts', ms: 'Akaun' },
  movements: { en: 'Movements', ms: 'Pindahan' },
  exceptions: { en: 'Differences', ms: 'Perbezaan' },
  approvals: { en: 'Decisions', ms: 'Keputusan' },
  bank: { en: 'Bank', ms: 'Bank' },
});

/** The words of the file, in a language. */
export const dayWords = documentWords(texts);

/** The columns of the file. */
export const dayHeads = [
  ...(['part', 'account', 'kind', 'count', 'opening', 'debits', 'credits', 'closing', 'stated'] as const),
  ...(['maker', 'checker', 'at'] as const),
] as const;

type Part = 'accounts' | 'movements' | 'bank' | 'exceptions' | 'approvals';

/** The page of a day as the rows of a file: codes of accounts and kinds, figures as they are. */
export function dayRows(found: BusinessDay, word: (part: Part) => string): string[][] {
  const blank = (count: number) => Array.from({ length: count }, () => '');
  const { statement } = found.bank;
  return [
    ...found.accounts.map((one) => [
      ...[word('accounts'), one.account, one.group, '', senToText(one.openingSen)],
      ...[senToText(one.debitSen), senToText(one.creditSen), senToText(one.closingSen)],
      ...[one.statedSen === null ? '' : senToText(one.statedSen), ...blank(3)],
    ]),
    ...found.movements.map((one) => [
      ...[word('movements'), one.account, one.kind, String(one.transfers), ''],
      ...[senToText(one.debitSen), senToText(one.creditSen), ...blank(5)],
    ]),
    ...(statement === null
      ? []
      : [
          [
            ...[word('bank'), 'trust_bank', statement.fileSha256, ...blank(4)],
            ...[senToText(statement.closingSen), ...blank(4)],
          ],
        ]),
    ...found.exceptions.map((one) => [
      ...[word('exceptions'), one.account, one.kind, ...blank(4)],
      ...[one.amountSen === null ? '' : senToText(one.amountSen), '', '', one.resolvedBy ?? ''],
      one.resolvedAt?.toISOString() ?? '',
    ]),
    ...found.approvals.map((one) => [
      ...[word('approvals'), '', one.kind, ...blank(4)],
      ...[one.amountSen === null ? '' : senToText(one.amountSen), '', one.maker, one.checker],
      one.decidedAt.toISOString(),
    ]),
  ];
}
