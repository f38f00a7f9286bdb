import {
  MONITORING_DAYS_MAX,
  type MonitoredMovement,
  type MonitoringRuleKind,
  type RelationBasis,
} from '@titian/contracts/monitoring';
import { addDays, type Day, daysBetween } from '@titian/finance/calendar';
import { addSen, type Sen, sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { RuleTerms } from './rule.ts';

/** One change of a customer's cash that rules count. */
export interface Movement {
  /** The number of the entry in the customer's account. */
  readonly seq: bigint;
  readonly on: Day;
  readonly kind: MonitoredMovement;
  /** Positive where the customer receives; what comes back of a withdrawal or an investment has their kind. */
  readonly amountSen: Sen;
}

/** An issuer in whose notes a customer has invested, and how the two are related (TXM-11). */
export interface RelatedIssuer {
  readonly issuerId: string;
  readonly bases: readonly RelationBasis[];
  /** The days and amounts of the customer's subscriptions that were not cancelled or returned. */
  readonly subscribed: readonly { readonly on: Day; readonly amountSen: Sen }[];
}

/** What rules know of one customer. */
export interface CustomerHistory {
  /** From `MONITORING_DAYS_MAX` days before the first day that is evaluated on. */
  readonly movements: readonly Movement[];
  /** The day of the last movement before those; null where there is none. */
  readonly lastBefore: Day | null;
  /** The most that the declared range of income covers in a year; null where none is declared, or it has no bound. */
  readonly annualIncomeSen: Sen | null;
  /** Other customers who have or had the same bank account. */
  readonly sharedWith: readonly string[];
  /** Issuers to whom the customer is related and in whose notes it has invested. */
  readonly related: readonly RelatedIssuer[];
}

/** What a rule has found of a customer already: it counts for no second alert of the rule (TXM-3). */
export interface Alerted {
  readonly until: Day | null;
  readonly sharedWith: readonly string[];
}

/** What an alert rests on. */
export interface Finding {
  readonly from: Day;
  readonly until: Day;
  readonly movements: readonly Movement[];
  readonly amountSen: Sen;
  /** The customers beside this one that it is about: those of one account, or related issuers. */
  readonly sharedWith: readonly string[];
  readonly relations: readonly Pick<RelatedIssuer, 'issuerId' | 'bases'>[];
}

interface Evaluation {
  readonly rule: RuleTerms;
  readonly history: CustomerHistory;
  readonly alerted: Alerted;
  readonly on: Day;
}

type Evaluate = (evaluation: Evaluation) => Omit<Finding, 'until'> | null;

const byKind: Readonly<Record<MonitoringRuleKind, Evaluate>> = {
  structuring,
  rapid_movement: rapidMovement,
  dormant_active: dormantActive,
  shared_accounts: sharedAccounts,
  out_of_profile: outOfProfile,
  related_party: relatedParty,
};

/** What a rule finds in the movements of one customer up to the end of a day on which there was one (TXM-2). */
export function evaluateRule(evaluation: Evaluation): Finding | null {
  const { rule, history, alerted, on } = evaluation;
  const isOver = alerted.until !== null && alerted.until >= on;
  if (!rule.isEnabled || isOver || !history.movements.some((one) => one.on === on)) {
    return null;
  }
  const found = byKind[rule.kind](evaluation);
  return found === null ? null : { ...found, until: on };
}

/** Several deposits, each below the amount, that reach it together. */
function structuring({ rule, history, alerted, on }: Evaluation): Omit<Finding, 'until'> | null {
  const { days, count, amountSen: limit } = rule;
  if (days === null || count === null || limit === null) {
    return null;
  }
  const deposits = within({ history, alerted, on }, days).filter(
    (one) => one.kind === 'deposit' && one.amountSen < limit,
  );
  const amountSen = total(deposits, 'deposit');
  const isFound = deposits.length >= count && amountSen >= limit && deposits.some((one) => one.on === on);
  return isFound ? findingOf(deposits, amountSen, on) : null;
}

/** Most of what was deposited is withdrawn again, and no more than the rest is invested. */
function rapidMovement({ rule, history, alerted, on }: Evaluation): Omit<Finding, 'until'> | null {
  const { days, amountSen: least, percent } = rule;
  if (days === null || least === null || percent === null) {
    return null;
  }
  const recent = within({ history, alerted, on }, days);
  const deposited = total(recent, 'deposit');
  const withdrawn = subtractSen(ZERO_SEN, total(recent, 'withdrawal'));
  const invested = subtractSen(ZERO_SEN, total(recent, 'investment'));
  const share = BigInt(percent);
  const isFound =
    deposited >= least &&
    withdrawn * 100n >= deposited * share &&
    invested * 100n <= deposited * (100n - share) &&
    recent.some((one) => one.on === on && one.kind === 'withdrawal' && one.amountSen < 0n);
  return isFound ? findingOf(recent, withdrawn, on) : null;
}

/** No movement for the days, then a deposit or a withdrawal of at least the amount. */
function dormantActive({ rule, history, on }: Evaluation): Omit<Finding, 'until'> | null {
  const { days, amountSen: least } = rule;
  const before = history.movements.filter((one) => one.on < on).map((one) => one.on);
  const last = before.reduce(
    (latest, one) => (latest === null || one > latest ? one : latest),
    history.lastBefore,
  );
  if (days === null || least === null || last === null || daysBetween(last, on) < days) {
    return null;
  }
  const large = history.movements.filter(
    (one) => one.on === on && one.kind !== 'investment' && magnitude(one.amountSen) >= least,
  );
  return large.length === 0
    ? null
    : findingOf(large, sumSen(large.map((one) => magnitude(one.amountSen))), on);
}

/** At least the number of customers have or had one bank account, and one of them is new since the last alert. */
function sharedAccounts({ rule, history, alerted, on }: Evaluation): Omit<Finding, 'until'> | null {
  const { sharedWith } = history;
  const isNew = sharedWith.some((id) => !alerted.sharedWith.includes(id));
  if (rule.count === null || sharedWith.length + 1 < rule.count || !isNew) {
    return null;
  }
  const today = history.movements.filter((one) => one.on === on && one.kind !== 'investment');
  return { ...findingOf(today, sumSen(today.map((one) => magnitude(one.amountSen))), on), sharedWith };
}

/** More is deposited in twelve months than the share of what was declared as income. */
function outOfProfile({ rule, history, alerted, on }: Evaluation): Omit<Finding, 'until'> | null {
  const { percent } = rule;
  const { annualIncomeSen } = history;
  const deposits = within({ history, alerted, on }, MONITORING_DAYS_MAX).filter(
    (one) => one.kind === 'deposit',
  );
  const amountSen = total(deposits, 'deposit');
  const isFound =
    percent !== null &&
    annualIncomeSen !== null &&
    amountSen * 100n > annualIncomeSen * BigInt(percent) &&
    deposits.some((one) => one.on === on);
  return isFound ? findingOf(deposits, amountSen, on) : null;
}

/**
 * What the customer has subscribed in the notes of related issuers reaches the amount, and one of the issuers is new since
 * the last alert.
 */
function relatedParty({ rule, history, alerted, on }: Evaluation): Omit<Finding, 'until'> | null {
  const { amountSen: least } = rule;
  const relations = history.related.filter(({ subscribed }) => subscribed.some((one) => one.on <= on));
  const isNew = relations.some(({ issuerId }) => !alerted.sharedWith.includes(issuerId));
  const today = history.movements.filter((one) => one.on === on && one.kind === 'investment');
  const amountSen = sumSen(
    relations
      .flatMap(({ subscribed }) => subscribed.filter((one) => one.on <= on))
      .map((one) => one.amountSen),
  );
  return least === null || amountSen < least || !isNew || today.length === 0
    ? null
    : {
        ...findingOf(today, amountSen, on),
        sharedWith: relations.map(({ issuerId }) => issuerId),
        relations: relations.map(({ issuerId, bases }) => ({ issuerId, bases })),
      };
}

/** The movements of the last days that no alert of the rule rests on, the evaluated day among them. */
function within(
  { history, alerted, on }: Pick<Evaluation, 'history' | 'alerted' | 'on'>,
  days: number,
): Movement[] {
  const first = addDays(on, 1 - days);
  return history.movements.filter(
    (one) => one.on >= first && one.on <= on && (alerted.until === null || one.on > alerted.until),
  );
}

function total(movements: readonly Movement[], kind: MonitoredMovement): Sen {
  return movements.reduce((sum, one) => (one.kind === kind ? addSen(sum, one.amountSen) : sum), ZERO_SEN);
}

const magnitude = (amountSen: Sen): Sen => (amountSen < 0n ? sen(-amountSen) : amountSen);

/** In the order of the account, so that the order in which movements were read changes nothing. */
function findingOf(movements: readonly Movement[], amountSen: Sen, on: Day): Omit<Finding, 'until'> {
  const sorted = [...movements].sort((one, other) =>
    one.on === other.on ? Number(one.seq - other.seq) : one.on < other.on ? -1 : 1,
  );
  return { from: sorted[0]?.on ?? on, movements: sorted, amountSen, sharedWith: [], relations: [] };
}

/** What a rule would have found on each day of a period, as night after night finds it. */
export function findingsBetween(
  rule: RuleTerms,
  history: CustomerHistory,
  { from, until }: { readonly from: Day; readonly until: Day },
): Finding[] {
  const days = new Set(history.movements.map((one) => one.on).filter((on) => on >= from && on <= until));
  const found: Finding[] = [];
  let alerted: Alerted = { until: null, sharedWith: [] };
  for (const on of [...days].sort()) {
    const upTo = { ...history, movements: history.movements.filter((one) => one.on <= on) };
    const finding = evaluateRule({ rule, history: upTo, alerted, on });
    if (finding !== null) {
      found.push(finding);
      alerted = { until: on, sharedWith: [...alerted.sharedWith, ...finding.sharedWith] };
    }
  }
  return found;
}
