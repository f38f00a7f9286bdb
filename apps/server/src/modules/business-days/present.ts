import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senToText } from '@titian/finance/sen';
import type { DayException } from '../payments/public.ts';
import type { DayProof } from '../proofs/public.ts';
import { type DayAccount, isBalanced } from './domain/day-accounts.ts';
import type { ListedDay } from './queries/list-business-days.ts';
import { type BusinessDay, differenceOf } from './queries/read-business-day.ts';

type Wire = ParsedApi['operatorBusinessDay']['response']['business_day'];

const textOf = (amount: Sen | null) => (amount === null ? null : senToText(amount));

/** A day in the list. */
export function presentListed({
  day,
  state,
  trust,
  hasProof,
}: ListedDay): ParsedApi['operatorBusinessDays']['response']['items'][number] {
  return {
    ...{ day, state, has_proof: hasProof, reconciliation: trust?.state ?? null },
    bank: textOf(trust?.bankSen ?? null),
    difference: textOf(trust?.differenceSen ?? null),
  };
}

/** The page of a day. */
export function presentBusinessDay(found: BusinessDay): Wire {
  const { day, state, from, previous, next, bank, end } = found;
  return {
    ...{ day, state, from, previous, next, is_balanced: isBalanced(found.accounts) },
    accounts: found.accounts.map(presentAccount),
    movements: found.movements.map((one) => ({
      ...{ account: one.account, kind: one.kind, transfers: one.transfers },
      ...{ debits: senToText(one.debitSen), credits: senToText(one.creditSen) },
    })),
    bank: {
      statement: bank.statement && {
        closing: senToText(bank.statement.closingSen),
        sha256: bank.statement.fileSha256,
      },
      in_transit: bank.transit.map((one) => ({ kind: one.kind, amount: senToText(one.amountSen) })),
      unmatched: senToText(bank.unmatchedSen),
      difference: textOf(differenceOf(bank, found.accounts)),
      reconciliation: bank.state,
    },
    exceptions: found.exceptions.map(presentException),
    approvals: found.approvals.map((one) => ({
      ...{
        id: one.id,
        kind: one.kind,
        outcome: one.isApproved ? ('approved' as const) : ('rejected' as const),
      },
      ...{ maker: one.maker, first_checker: one.firstChecker, checker: one.checker },
      ...{ at: one.decidedAt.toISOString(), amount: textOf(one.amountSen) },
    })),
    proof: found.proof && presentProof(found.proof),
    end: end && {
      started_at: end.startedAt.toISOString(),
      finished_at: end.finishedAt?.toISOString() ?? null,
      by: end.closedBy,
    },
  };
}

function presentAccount(one: DayAccount): Wire['accounts'][number] {
  return {
    ...{ account: one.account, group: one.group },
    ...{ opening: senToText(one.openingSen), closing: senToText(one.closingSen) },
    ...{ debits: senToText(one.debitSen), credits: senToText(one.creditSen) },
    ...{ control: senToText(one.controlSen), stated: textOf(one.statedSen) },
    ...{ corrected: senToText(one.correctedSen), unexplained: textOf(one.unexplainedSen) },
  };
}

function presentException(one: DayException): Wire['exceptions'][number] {
  // The CHECKs of the table hold the lists of both.
  const [account, kind] = [one.account, one.kind] as [
    Wire['exceptions'][number]['account'],
    Wire['exceptions'][number]['kind'],
  ];
  return {
    ...{ id: one.id, account, kind, amount: textOf(one.amountSen), since: one.sinceOn },
    resolved_at: one.resolvedAt?.toISOString() ?? null,
    resolved_by: one.resolvedAt === null ? null : one.resolvedBy,
    category: one.resolvedAt === null ? null : (one.category as Wire['exceptions'][number]['category']),
  };
}

function presentProof({ record, ...proof }: DayProof): NonNullable<Wire['proof']> {
  return {
    ...{ root: record.tree.root, hash: proof.hash, key_id: proof.keyId, amount: record.tree.amount },
    ...{ made_at: record.made_at, is_signature_valid: proof.isSignatureValid },
    corrections: proof.corrections.map(({ statedOn, ...one }) => ({ stated_on: statedOn, ...one })),
    bank_corrections: proof.bankCorrections.map(({ statedOn, ...one }) => ({ stated_on: statedOn, ...one })),
  };
}
