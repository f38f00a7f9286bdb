import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of applications and what approvals make of them. */
export const onboardingInvariants: readonly Invariant[] = [
  {
    name: 'every approved application has its investor or issuer',
    text: `select a.id, a.user_id, a.form from applications a
      left join investors v on v.user_id = a.user_id left join issuers i on i.user_id = a.user_id
      where a.replaced_at is null and a.application_status = 'Approved'
        and case when a.form = 'business' then i.user_id else v.user_id end is null`,
  },
  {
    name: 'a Premium plan was granted by a request that operators approved, and such a request granted it',
    text: `select v.user_id, v.plan_type from investors v
      where (v.plan_type = 'premium') <> exists (
        select 1 from premium_applications p where p.user_id = v.user_id and p.state = 'approved')`,
  },
  {
    name: 'the cash account of an investor or issuer is theirs and of the right kind',
    text: `select owner.user_id, owner.kind from (
        select user_id, cash_account_id, 'investor_cash' as kind from investors
        union all select user_id, cash_account_id, 'issuer_cash' from issuers) owner
      left join accounts a on a.id = owner.cash_account_id
      where a.owner_id is distinct from owner.user_id or a.kind is distinct from owner.kind`,
  },
  {
    name: 'an accepted bank account is the one that its owner asked for',
    text: `select c.id, c.user_id from bank_account_changes c
      join bank_accounts b on b.id = c.bank_account_id
      where b.user_id <> c.user_id or b.number_hash <> c.number_hash`,
  },
  {
    name: 'a requested address was decided by two operators, and its proof is of its owner',
    text: `select c.id, c.user_id from address_changes c
      join files f on f.id = c.document_file_id left join approvals a on a.id = c.approval_id
      where f.owner_user_id is distinct from c.user_id or f.purpose <> 'address_proof'
        or (c.approval_id is not null and (a.kind <> 'address_change' or a.state <> 'approved'
          or a.subject_id <> c.id or a.checker_id is null or a.checker_id = a.maker_id))`,
  },
  {
    name: 'every investor has stated a tax residence, and another one was recorded by two operators with its document',
    text: `select v.user_id, 'none' as what from investors v
        where not exists (select from tax_residences t where t.user_id = v.user_id and t.approval_id is null)
      union all
      select t.user_id, t.id::text from tax_residences t left join approvals a on a.id = t.approval_id
        left join files f on f.id = t.document_file_id
        where t.approval_id is not null and (a.kind <> 'tax_residence' or a.state <> 'approved'
          or a.subject_id <> t.user_id or a.checker_id is null or a.checker_id = a.maker_id
          or f.owner_user_id is distinct from t.user_id)`,
  },
];
