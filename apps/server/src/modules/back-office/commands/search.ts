import type { Language } from '@titian/contracts/messages/definition';
import { approvalKinds, may } from '@titian/contracts/permissions';
import { SEARCH_HITS_PER_KIND as HITS } from '@titian/contracts/search';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { findProposals } from '../../approvals/public.ts';
import { findCaseByNumber } from '../../cases/public.ts';
import { findApplications } from '../../financing/public.ts';
import { findUserByEmail, readWordQuery } from '../../identity/public.ts';
import { findNotes } from '../../notes/public.ts';
import { sentMails } from '../../notifications/public.ts';
import { findIssuersByWords, readIssuers } from '../../onboarding/public.ts';
import { searchTermOf } from '../domain/search-term.ts';
import { type FoundCustomers, searchCustomers, similarCustomers } from '../queries/search-customers.ts';
import { accountHashesOf, moneyHits } from '../queries/search-money.ts';
import {
  applicationHit,
  approvalHit,
  caseHit,
  mailHit,
  noteHit,
  type SearchHit,
} from '../queries/search-rows.ts';

export interface SearchAnswer {
  readonly items: SearchHit[];
  readonly similar: boolean;
}

const NOBODY: FoundCustomers = { hits: [], idsByNumber: [] };

/**
 * Everything that a text leads to, as far as the operator's roles go. A search for the number of an identity document or
 * bank account is an audit entry: who was found, never the number (OPS-15).
 */
export async function search(
  ctx: Ctx,
  operator: OperatorPrincipal,
  typed: string,
  language: Language,
): Promise<SearchAnswer> {
  const term = searchTermOf(typed);
  const maySeeCustomers = may(operator, 'customer_view');
  const accountHashes =
    maySeeCustomers && term.personalNumber !== null ? await accountHashesOf(ctx, term.personalNumber) : [];
  const words = await readWordQuery(ctx, term.text);
  const issuerIds = await findIssuersByWords(ctx, words);
  const [customers, financing, money, proposals, written] = await Promise.all([
    maySeeCustomers ? searchCustomers(ctx, term, { words, issuerIds }, accountHashes) : NOBODY,
    financingHits(ctx, term.text, issuerIds),
    moneyHits(ctx, term, accountHashes, {
      ...{ payments: maySeeCustomers, exceptions: may(operator, 'reconciliation_view'), language },
    }),
    findProposals(
      ctx,
      term.text,
      approvalKinds.filter((kind) => may(operator, kind)),
      HITS,
    ),
    writtenHits(ctx, { operator, language }, term.text),
  ]);
  if (maySeeCustomers && term.personalNumber !== null) {
    await recordAudit(ctx, {
      action: 'customer.searched_by_number',
      subjectKind: 'operator',
      subjectId: operator.id,
      after: { found: [...customers.idsByNumber] },
    });
  }
  const proposed = proposals.map((one) => approvalHit(one, language));
  const items = [...customers.hits, ...financing, ...money, ...proposed, ...written];
  const similar = maySeeCustomers && items.length === 0 ? await similarCustomers(ctx, term.text) : [];
  return { items: [...items, ...similar], similar: similar.length > 0 };
}

/** Notes and applications by their number, their issuer or its registration number. */
async function financingHits(ctx: Ctx, text: string, issuerIds: readonly string[]): Promise<SearchHit[]> {
  const [notes, applications] = await Promise.all([
    findNotes(ctx, text, issuerIds, HITS),
    findApplications(ctx, text, issuerIds, HITS),
  ]);
  const ids = [...notes, ...applications].map(({ issuerId }) => issuerId);
  const issuers = await readIssuers(ctx, [...new Set(ids)]);
  return [
    ...notes.map((note) => noteHit(note, issuers.get(note.issuerId))),
    ...applications.map((one) => applicationHit(one, issuers.get(one.issuerId))),
  ];
}

const CASE_NUMBER = /^C-\d{6,}$/i;

/** A case by its number, and the last e-mails to the customer of an address. */
async function writtenHits(
  ctx: Ctx,
  { operator, language }: { readonly operator: OperatorPrincipal; readonly language: Language },
  text: string,
): Promise<SearchHit[]> {
  if (CASE_NUMBER.test(text) && may(operator, 'case_view')) {
    const one = await findCaseByNumber(ctx, operator, text);
    return one === null ? [] : [caseHit(one, language)];
  }
  if (!text.includes('@') || !may(operator, 'customer_view')) {
    return [];
  }
  const recipient = await findUserByEmail(ctx, text);
  if (recipient === null) {
    return [];
  }
  const { rows } = await sentMails(ctx, recipient.id, { limit: HITS });
  return rows.map((mail) => mailHit(mail, recipient.id));
}
