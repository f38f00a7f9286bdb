import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of published months. */
export const statisticsInvariants: readonly Invariant[] = [
  {
    name: 'a published month is its content and its loan book, and its versions follow each other',
    text: `select m.month, m.version from published_months m
      left join published_months b on b.month = m.month and b.version = m.version - 1
      where m.content_hash <> sha256(convert_to(m.content, 'UTF8'))
        or m.loan_book_hash <> sha256(convert_to(m.loan_book, 'UTF8'))
        or m.content::jsonb->>'loan_book_sha256' <> encode(m.loan_book_hash, 'hex')
        or m.content::jsonb->>'month' <> m.month or (m.content::jsonb->>'version')::int <> m.version
        or m.content::jsonb->>'made_on' <> m.made_on::text
        or (m.version > 1 and (b.version is null or b.made_on > m.made_on))`,
  },
];
