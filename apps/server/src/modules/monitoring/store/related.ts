import { type RelationBasis, relationBases } from '@titian/contracts/monitoring';
import type { Day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { RelatedIssuer } from '../domain/evaluate.ts';

const INVESTED = `select s.investor_id, n.issuer_id, s.business_date, s.amount_sen
  from subscriptions s join notes n on n.id = s.note_id
  where s.investor_id = any($1::uuid[]) and s.state in ('active', 'converted')`;

/** Each basis is compared by keyed hashes; nothing is decrypted for it. */
const RELATED = {
  name: 'monitoring_related_issuers',
  text: `with invested as materialized (${INVESTED}),
    pairs as (select distinct investor_id, issuer_id from invested),
    identities as (
      select p.investor_id, p.issuer_id, i.identity_hash from pairs p join investors i on i.user_id = p.investor_id
      union select p.investor_id, p.issuer_id, c.identity_hash from pairs p
        join company_people c on c.user_id = p.investor_id
    ),
    bases as (
      select o.investor_id, o.issuer_id, 'person' as basis from identities o
        join company_people c on c.user_id = o.issuer_id and c.identity_hash = o.identity_hash
      union select o.investor_id, o.issuer_id, 'guarantor' from identities o
        join guarantor_identities g on g.issuer_id = o.issuer_id and g.identity_hash = o.identity_hash
      union select p.investor_id, p.issuer_id, 'bank_account' from pairs p
        join bank_accounts a on a.user_id = p.investor_id
        join bank_accounts b on b.user_id = p.issuer_id and b.number_hash = a.number_hash and b.bic = a.bic
      union select p.investor_id, p.issuer_id, 'device' from pairs p
        join familiar_devices a on a.subject_kind = 'user' and a.subject_id = p.investor_id
        join familiar_devices b on b.subject_kind = 'user' and b.subject_id = p.issuer_id
          and b.token_hash = a.token_hash
    )
    select i.investor_id, i.issuer_id, i.business_date, i.amount_sen, b.bases
    from invested i join (select investor_id, issuer_id, array_agg(basis order by basis) as bases from bases
      group by investor_id, issuer_id) b using (investor_id, issuer_id)
    order by i.investor_id, i.issuer_id, i.business_date`,
};

interface Row {
  readonly [column: string]: unknown;
  readonly investor_id: string;
  readonly issuer_id: string;
  readonly business_date: Day;
  readonly amount_sen: bigint;
  readonly bases: readonly string[];
}

/** The issuers to whom some customers are related and in whose notes they have invested, by customer (TXM-11). */
export async function readRelated(
  reader: Reader,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RelatedIssuer[]>> {
  const rows = await reader.run<Row>(RELATED, [customerIds]);
  const related = new Map<string, RelatedIssuer[]>();
  for (const row of rows) {
    const ofCustomer = related.get(row.investor_id) ?? [];
    const known = ofCustomer.at(-1);
    const subscribed = { on: row.business_date, amountSen: sen(row.amount_sen) };
    if (known !== undefined && known.issuerId === row.issuer_id) {
      ofCustomer[ofCustomer.length - 1] = { ...known, subscribed: [...known.subscribed, subscribed] };
    } else {
      ofCustomer.push({ issuerId: row.issuer_id, bases: basesOf(row.bases), subscribed: [subscribed] });
    }
    related.set(row.investor_id, ofCustomer);
  }
  return related;
}

/** In the order in which they are shown. */
function basesOf(found: readonly string[]): RelationBasis[] {
  return relationBases.filter((basis) => found.includes(basis));
}
