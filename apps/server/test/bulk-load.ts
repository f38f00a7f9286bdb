import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { createOperator } from '../src/modules/identity/public.ts';
import { lockAccounts, platformAccount, postTransfers } from '../src/modules/ledger/public.ts';
import { type Ctx, systemActor } from '../src/platform/context.ts';
import { newToken, tokenHash } from '../src/platform/field-encryption.ts';
import { newId } from '../src/platform/ids.ts';
import type { UnitOfWork } from '../src/platform/unit-of-work.ts';
import { newPerson } from './builders/new-person.ts';

/** Loads people and notes in bulk, for races and benchmarks that need thousands; everything else uses the product's commands. */
export interface BulkInvestor {
  readonly userId: string;
  readonly accountId: string;
  readonly token: string;
}

export interface BulkNote {
  readonly noteId: string;
  readonly issuerId: string;
  readonly escrowAccountId: string;
}

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const CHUNK = 2_000;

/** Approved Individual investors, signed in, each with the same cash on a ledger that balances. */
export async function loadInvestors(
  work: UnitOfWork,
  count: number,
  cashSen: bigint,
): Promise<BulkInvestor[]> {
  const all: BulkInvestor[] = [];
  for (let from = 0; from < count; from += CHUNK) {
    const size = Math.min(CHUNK, count - from);
    const chunk = Array.from({ length: size }, () => ({
      userId: newId(),
      accountId: newId(),
      token: newToken(),
    }));
    await work.command(scope, async (ctx) => {
      await insertPeople(ctx, chunk);
      await giveCash(ctx, chunk, cashSen);
    });
    all.push(...chunk);
  }
  return all;
}

async function insertPeople(ctx: Ctx, chunk: readonly BulkInvestor[]): Promise<void> {
  const ids = chunk.map((one) => one.userId);
  const accounts = chunk.map((one) => one.accountId);
  const today = malaysiaDay(ctx.now);
  await sql`insert into users (id, email, password_hash, role, type, first_name, last_name, phone_e164, account_status, referral_code, created_on)
    select id, 'crowd.' || id || '@titian.example', 'none', 'investor', 'Individual', 'Crowd', 'Investor', '+60120000000', 'Active', id::text, ${today}::date
    from unnest(${ids}::uuid[]) as id`.execute(ctx.tx.db);
  await sql`insert into accounts (id, kind, owner_id, has_running_balance)
    select account, 'investor_cash', owner, true from unnest(${accounts}::uuid[], ${ids}::uuid[]) as row (account, owner)`.execute(
    ctx.tx.db,
  );
  await sql`insert into investors (user_id, inv_no, identity_hash, identity_enc, verified_name, cash_account_id, first_topup_at, approved_on)
    select owner, 'INV-' || lpad(nextval('investor_numbers')::text, 7, '0'), decode(replace(owner::text, '-', ''), 'hex'), '\\x00', 'CROWD INVESTOR', account, now(), ${today}::date
    from unnest(${ids}::uuid[], ${accounts}::uuid[]) as row (owner, account)`.execute(ctx.tx.db);
  await sql`insert into tax_residences (id, user_id, country, effective_from, recorded_on)
    select gen_random_uuid(), id, 'MY', ${today}::date, ${today}::date from unnest(${ids}::uuid[]) as id`.execute(
    ctx.tx.db,
  );
  await sql`insert into applications (id, user_id, form, application_status, saved_at)
    select gen_random_uuid(), id, 'individual', 'Approved', now() from unnest(${ids}::uuid[]) as id`.execute(
    ctx.tx.db,
  );
  const hashes = chunk.map((one) => tokenHash(one.token));
  await sql`insert into sessions (token_hash, subject_kind, subject_id, event_uuid, last_seen_at, idle_until, expires_at)
    select hash, 'user', id, gen_random_uuid(), now(), now() + interval '1 day', now() + interval '1 day'
    from unnest(${hashes}::bytea[], ${ids}::uuid[]) as row (hash, id)`.execute(ctx.tx.db);
}

async function giveCash(ctx: Ctx, chunk: readonly BulkInvestor[], cashSen: bigint): Promise<void> {
  if (cashSen === 0n) {
    return;
  }
  const locked = await lockAccounts(
    ctx,
    chunk.map((one) => one.accountId),
  );
  await postTransfers(
    ctx,
    locked,
    chunk.map((one) => ({
      id: newId(),
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: one.accountId,
      amountSen: sen(cashSen),
      kind: 'bulk_load',
      referenceId: one.userId,
      noteId: null,
    })),
  );
}

export interface NoteShape {
  readonly targetSen: bigint;
  readonly contract?: 'Conventional' | 'Shariah';
  readonly isGuaranteed?: boolean;
  /** How long ago the campaign opened, to Premium and to all investors. */
  readonly openedDaysAgo?: number;
  /** One issuer for several notes; each has its own otherwise. */
  readonly issuerId?: string;
}

let made = 0;
const makers = new WeakMap<UnitOfWork, Promise<string>>();

/** One operator stands behind all loaded offers; made by the product's own command. */
function makerOf(work: UnitOfWork): Promise<string> {
  const known = makers.get(work);
  if (known) {
    return known;
  }
  const maker = work.command(scope, async (ctx) => {
    const operator = { id: newId(), name: 'Crowd Loader', roles: ['credit'] } as const;
    await createOperator(ctx, { ...newPerson(ctx, `crowd.${operator.id}@titian.example`), ...operator });
    return operator.id;
  });
  makers.set(work, maker);
  return maker;
}

/** A listed note with an issuer and offer of its own. */
export async function loadNote(work: UnitOfWork, shape: NoteShape): Promise<BulkNote> {
  const operator = await makerOf(work);
  const issuer = shape.issuerId ?? newId();
  const ids = { note: newId(), escrow: newId(), collection: newId(), issuer, operator };
  const number = `B-${process.pid}-${++made}`;
  await work.command(scope, async (ctx) => {
    const opened = addDays(ctx.businessDate, -(shape.openedDaysAgo ?? 1));
    if (shape.issuerId === undefined) {
      await insertIssuer(ctx, ids.issuer, number, ctx.businessDate);
    }
    await insertOffer(ctx, { ...ids, number, shape });
    await sql`insert into accounts (id, kind, owner_id, has_running_balance) values
      (${ids.escrow}, 'note_escrow', ${ids.note}, false), (${ids.collection}, 'note_collection', ${ids.note}, false)`.execute(
      ctx.tx.db,
    );
    await sql`insert into notes (id, number, issuer_id, offer_id, type, contract, is_guaranteed, rate_bps, effective_rate_bps, term_months,
        profile, grade, purpose, industry, state_code, target_sen, state, escrow_account_id, collection_account_id,
        listed_on, opens_on, closes_on, listed_at, opens_at, opens_to_all_at, closes_at)
      values (${ids.note}, ${number}, ${ids.issuer}, ${ids.note}, 'Term Financing', ${shape.contract ?? 'Conventional'}, ${shape.isGuaranteed ?? false},
        1200, 2000, 12, 'equal_monthly_flat', 'A', 'Stock', 'G', '10', ${sen(shape.targetSen)}, 'listed', ${ids.escrow}, ${ids.collection},
        ${opened}, ${opened}, ${addDays(ctx.businessDate, 10)}, ${ctx.now}::timestamptz - interval '1 day', ${ctx.now}::timestamptz - interval '1 day',
        ${ctx.now}::timestamptz - interval '1 day', ${ctx.now}::timestamptz + interval '10 days')`.execute(
      ctx.tx.db,
    );
    await sql`insert into note_funding (note_id, target_sen) values (${ids.note}, ${sen(shape.targetSen)})`.execute(
      ctx.tx.db,
    );
  });
  return { noteId: ids.note, issuerId: ids.issuer, escrowAccountId: ids.escrow };
}

async function insertIssuer(ctx: Ctx, id: string, number: string, on: Day): Promise<void> {
  const account = newId();
  await sql`insert into users (id, email, password_hash, role, first_name, last_name, phone_e164, account_status, referral_code, created_on)
    values (${id}, ${`issuer.${id}@titian.example`}, 'none', 'businessowner', 'Crowd', 'Issuer', '+60120000001', 'Active', ${id}, ${on})`.execute(
    ctx.tx.db,
  );
  await sql`insert into accounts (id, kind, owner_id, has_running_balance) values (${account}, 'issuer_cash', ${id}, true)`.execute(
    ctx.tx.db,
  );
  await sql`insert into issuers (user_id, company_name, registration_no, entity_type, industry, state_code, incorporated_on, verified_name, cash_account_id, approved_on)
    values (${id}, 'Crowd Sdn Bhd', ${number}, 'private', 'G', '10', '2015-01-01', 'CROWD SDN BHD', ${account}, ${on})`.execute(
    ctx.tx.db,
  );
}

interface OfferIds {
  readonly note: string;
  readonly issuer: string;
  readonly operator: string;
  readonly number: string;
  readonly shape: NoteShape;
}

async function insertOffer(ctx: Ctx, ids: OfferIds): Promise<void> {
  const { note, issuer, operator, number, shape } = ids;
  await sql`insert into financing_applications (id, issuer_id, number, state, saved_at) values (${note}, ${issuer}, ${number}, 'accepted', now())`.execute(
    ctx.tx.db,
  );
  await sql`insert into approvals (id, kind, subject_kind, subject_id, subject_label, subject_version, before, after, reason, maker_id, expires_at)
    values (${note}, 'bulk_load', 'offer', ${note}, ${number}, 1, '{}', '{}', 'bulk load', ${operator}, now())`.execute(
    ctx.tx.db,
  );
  await sql`insert into offers (id, application_id, issuer_id, type, contract, is_guaranteed, rate_bps, term_months, profile, grade, amount_sen,
      origination_fee_bps, service_tax_bps, state, offered_on, expires_on, approval_id)
    values (${note}, ${note}, ${issuer}, 'Term Financing', ${shape.contract ?? 'Conventional'}, ${shape.isGuaranteed ?? false}, 1200, 12,
      'equal_monthly_flat', 'A', ${sen(shape.targetSen)}, 150, 800, 'accepted', ${ctx.businessDate}, ${ctx.businessDate}, ${note})`.execute(
    ctx.tx.db,
  );
}

/** Cash of one of the bulk-loaded investors. */
export async function cashOf(work: UnitOfWork, accountId: string): Promise<Sen> {
  return work.query(scope, async (ctx) => {
    const row = await ctx.reader.db
      .selectFrom('accounts')
      .select('balance_sen')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return row.balance_sen;
  });
}
