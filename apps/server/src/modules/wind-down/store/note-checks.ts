import { MOVED, type PackageCheck } from './ledger-checks.ts';

/** What recomputes notes, their holders and what is owed. */
export const noteChecks: readonly PackageCheck[] = [
  `select 'subscriptions' as file, s.id::text as row, 'amount_sen is ' || s.amount_sen || ', and its transfer moves '
      || coalesce(t.amount_sen::text, 'nothing') as what
    from subscriptions s left join transfers t on t.id = s.id left join transfers r on r.id = s.return_transfer_id
    where t.amount_sen is distinct from s.amount_sen or r.amount_sen <> s.amount_sen`,
  `select 'notes' as file, n.id::text as row, 'raised_sen is ' || coalesce(n.raised_sen::text, 'missing')
      || ', and its subscriptions come to ' || coalesce(s.total, 0) as what
    from notes n left join (select note_id, sum(amount_sen) as total from subscriptions
      where state in ('active', 'converted') group by note_id) s on s.note_id = n.id
    where n.raised_sen is distinct from coalesce(s.total, 0)`,
  `select 'notes' as file, n.id::text as row, 'its escrow holds ' || coalesce(t.total, 0) || ', and raised_sen is ' || n.raised_sen as what
    from notes n left join ${MOVED} t on t.account_id = n.escrow_account_id
    where coalesce(t.total, 0) <> case when n.state in ('listed', 'funded', 'expired', 'cancelled') then n.raised_sen else 0 end`,
  `select 'holdings' as file, coalesce(h.id::text, 'of note ' || s.note_id || ', investor ' || s.investor_id) as row,
      'principal_sen is ' || coalesce(h.principal_sen::text, 'missing') || ', and the converted subscriptions come to ' || coalesce(s.total, 0) as what
    from holdings h full join (select note_id, investor_id, sum(amount_sen) as total from subscriptions
      where state = 'converted' group by note_id, investor_id) s on s.note_id = h.note_id and s.investor_id = h.investor_id
    where h.principal_sen is distinct from s.total`,
  `select 'holdings' as file, h.id::text as row, 'has repaid ' || h.principal_sen - h.outstanding_sen - h.written_off_sen
      || ', return ' || h.return_sen || ' and late charges ' || h.late_sen || ', and its paid shares come to '
      || coalesce(p.principal, 0) || ', ' || coalesce(p.gains, 0) || ' and ' || coalesce(p.late, 0) as what
    from holdings h left join (select holding_id, sum(principal_sen) as principal, sum(return_sen) as gains, sum(late_sen) as late
      from distribution_shares where is_paid group by holding_id) p on p.holding_id = h.id
    where (h.principal_sen - h.outstanding_sen - h.written_off_sen, h.return_sen, h.late_sen)
      is distinct from (coalesce(p.principal, 0), coalesce(p.gains, 0), coalesce(p.late, 0))`,
  `select 'instalments' as file, i.note_id || ', ' || i.number as row, 'says ' || i.paid_principal_sen || ' and ' || i.paid_return_sen
      || ' paid, ' || i.owed_principal_sen || ' and ' || i.owed_return_sen || ' owed; the parts of repayments come to '
      || coalesce(p.principal, 0) || ' and ' || coalesce(p.gains, 0) as what
    from instalments i left join (select r.note_id, p.number,
        coalesce(sum(p.amount_sen) filter (where p.part = 'principal'), 0) as principal,
        coalesce(sum(p.amount_sen) filter (where p.part = 'return'), 0) as gains
      from repayment_parts p join repayments r on r.id = p.repayment_id group by r.note_id, p.number) p
      on p.note_id = i.note_id and p.number = i.number
    where i.paid_principal_sen <> coalesce(p.principal, 0) or i.paid_return_sen <> coalesce(p.gains, 0)
      or i.owed_principal_sen <> i.principal_sen - i.paid_principal_sen
      or i.owed_return_sen <> i.return_sen - i.paid_return_sen - i.waived_return_sen`,
  `select 'notes' as file, n.id::text as row, 'raised ' || n.raised_sen || ', and its instalments come to ' || coalesce(i.total::text, 'nothing') as what
    from notes n left join (select note_id, sum(principal_sen) as total from instalments group by note_id) i on i.note_id = n.id
    where n.issued_on is not null and i.total is distinct from n.raised_sen`,
  `select 'repayments' as file, r.id::text as row, 'is not the sum of its parts' as what
    from repayments r left join (select repayment_id, sum(amount_sen) filter (where part = 'principal') as principal,
        sum(amount_sen) filter (where part = 'return') as gains, sum(amount_sen) filter (where part = 'late') as late,
        sum(amount_sen) filter (where part = 'charity') as charity
      from repayment_parts group by repayment_id) p on p.repayment_id = r.id
    where (r.principal_sen, r.return_sen, r.late_sen, r.charity_sen)
      is distinct from (coalesce(p.principal, 0), coalesce(p.gains, 0), coalesce(p.late, 0), coalesce(p.charity, 0))`,
  `select 'distribution_shares' as file, s.repayment_id || ', all' as row, 'shares come to ' || s.principal || ', ' || s.gains || ' and '
      || s.late || ', and the repayment brought ' || r.principal_sen || ', ' || r.return_sen || ' and ' || r.late_sen as what
    from (select repayment_id, sum(principal_sen) as principal, sum(return_sen) as gains, sum(late_sen) as late
      from distribution_shares group by repayment_id) s join repayments r on r.id = s.repayment_id
    where (s.principal, s.gains, s.late) is distinct from (r.principal_sen, r.return_sen, r.late_sen)`,
  `select 'distribution_shares' as file, s.repayment_id || ', ' || s.holding_id as row,
      'net_sen is ' || s.net_sen || ', and its transfer moves ' || coalesce(t.amount_sen::text, 'nothing') as what
    from distribution_shares s left join transfers t on t.id = s.transfer_id
    where t.amount_sen is distinct from case when s.is_paid and s.net_sen > 0 then s.net_sen end`,
  `select 'owed_shares' as file, s.note_id || ', instalment ' || s.number as row, 'shares come to ' || s.principal || ' and ' || s.gains
      || ', and the instalment owes ' || coalesce(i.owed_principal_sen::text, 'nothing') || ' and ' || coalesce(i.owed_return_sen::text, 'nothing') as what
    from (select note_id, number, sum(principal_sen) as principal, sum(return_sen) as gains from owed_shares group by note_id, number) s
      left join instalments i on i.note_id = s.note_id and i.number = s.number
    where (s.principal, s.gains) is distinct from (i.owed_principal_sen, i.owed_return_sen)`,
];
