import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { IssuerCause } from '../domain/issuer-flow.ts';

const CAUSES = {
  name: 'issuer_causes',
  text: `select d.id, d.note_id, null as source_kind,
      0::bigint as principal_sen, 0::bigint as return_sen, 0::bigint as late_sen, 0::bigint as charity_sen
    from notes n join disbursements d on d.note_id = n.id where n.issuer_id = $1
    union all
    select r.id, r.note_id, r.source_kind, r.principal_sen, r.return_sen, r.late_sen, r.charity_sen
    from notes n join repayments r on r.note_id = n.id where n.issuer_id = $1
    union all
    select x.source_id, x.note_id, 'returned', 0, 0, 0, 0
    from notes n join excesses x on x.note_id = n.id where n.issuer_id = $1 and x.source_kind = 'returned'`,
};

/** Everything that paid an issuer, was paid on its notes, or came back from its bank. */
export async function listIssuerCauses(reader: Reader, issuerId: string): Promise<IssuerCause[]> {
  const rows = await reader.run<{
    id: string;
    note_id: string;
    source_kind: string | null;
    principal_sen: Sen;
    return_sen: Sen;
    late_sen: Sen;
    charity_sen: Sen;
  }>(CAUSES, [issuerId]);
  return rows.map((row) => ({
    id: row.id,
    noteId: row.note_id,
    payer: row.source_kind === null ? null : payerOf(row.source_kind),
    parts:
      row.source_kind === null || row.source_kind === 'returned'
        ? null
        : {
            principalSen: row.principal_sen,
            returnSen: row.return_sen,
            lateSen: row.late_sen,
            charitySen: row.charity_sen,
          },
  }));
}

function payerOf(sourceKind: string): NonNullable<IssuerCause['payer']> {
  if (sourceKind === 'returned') {
    return 'bank';
  }
  return sourceKind === 'guarantor' || sourceKind === 'recovery' ? sourceKind : 'issuer';
}
