import { sen, senToText } from '@titian/finance/sen';
import { readIssuer } from '@titian/server/modules/onboarding/public';
import { companyDocuments, companyForm } from '@titian/server/test/builders/application-forms';
import { listedNote } from '@titian/server/test/builders/financing';
import { call } from '@titian/server/test/builders/http';
import { type ApprovedIssuer, approve } from '@titian/server/test/builders/onboarding';
import { proposeAndApprove } from '@titian/server/test/builders/operators';
import { scope } from '@titian/server/test/issued-note';
import type pg from 'pg';
import { registered } from './customers.ts';
import { behaviourOf, companyOf } from './plan.ts';
import { COMPANY, keyed, pay } from './rails.ts';
import { demand, signedIn, stepUpCode } from './sessions.ts';
import type { YearsWorld } from './world.ts';

export interface NoteTerms {
  readonly amount: string;
  readonly termMonths: number;
}

/** Makes another company that two operators approve. */
export async function addIssuer(world: YearsWorld, number: number): Promise<void> {
  const user = await registered(world, { role: 'businessowner' });
  const answer = await call(world.app, 'companyApply', {
    headers: user.headers,
    body: companyForm('business', companyOf(number)),
    files: await companyDocuments('business'),
  });
  demand('companyApply', answer, 200);
  await approve(world.app, user);
}

/** An issuer whose turn it is lists a note. */
export async function listNote(
  world: YearsWorld,
  owner: pg.Client,
  turn: number,
  terms: NoteTerms,
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select user_id::text as id from issuers i where not exists (
        select from notes n where n.issuer_id = i.user_id and (n.is_late or n.state in ('listed', 'funded', 'defaulted', 'written_off')))
      order by user_id`,
  );
  const id = rows[turn % Math.max(1, rows.length)]?.id;
  if (id !== undefined) {
    await listedNote(world.app, await issuerOf(world, owner, id), terms);
  }
}

async function issuerOf(world: YearsWorld, owner: pg.Client, userId: string): Promise<ApprovedIssuer> {
  const issuer = await world.app.work.query(scope, (ctx) => readIssuer(ctx, userId));
  if (issuer === null) {
    throw new Error(`${userId} is no issuer`);
  }
  return { ...(await signedIn(world, owner, userId)), issuer };
}

/** Issuers sign what presets and investors have filled. */
export async function issueFunded(world: YearsWorld, owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ id: string; issuer: string; raised: string }>(
    `select n.id::text, n.issuer_id::text as issuer, f.raised_sen::text as raised
      from notes n join note_funding f on f.note_id = n.id where n.state = 'funded' order by n.id`,
  );
  for (const { id, issuer, raised } of rows) {
    const user = await signedIn(world, owner, issuer);
    const answer = await call(world.app, 'noteIssue', {
      headers: keyed(user.headers),
      body: {
        ...{ note_id: id, accepted_amount: senToText(sen(BigInt(raised))), agree_agreement: 1 },
        otp_code: await stepUpCode(world, user),
      },
    });
    demand('noteIssue', answer, 200);
  }
}

/** Issuers pay what is due, each as its note behaves. */
export async function repayDue(world: YearsWorld, owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{
    id: string;
    issuer: string;
    number: string;
    instalment: number;
    late: number;
  }>(
    `select n.id::text, n.issuer_id::text as issuer, n.number, min(i.number)::int as instalment,
        ($1::date - min(i.due_on))::int as late
      from instalments i join notes n on n.id = i.note_id
      where i.settled_on is null and i.due_on <= $1::date and n.state = 'issued'
      group by n.id order by n.id`,
    [world.clock.today()],
  );
  for (const { id, issuer, number, instalment, late } of rows) {
    if (behaviourOf(number).pays(instalment, late)) {
      const user = await signedIn(world, owner, issuer);
      const answer = await call(world.app, 'notePay', {
        headers: keyed(user.headers),
        body: { note_id: id, kind: 'due', confirm_excess: 1 },
      });
      demand('notePay', answer, 201);
      await pay(world, answer.body.link, COMPANY);
    }
  }
}

/** Two operators write off what has been in default for so many days. */
export async function closeDefaulted(world: YearsWorld, owner: pg.Client, afterDays: number): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from notes where state = 'defaulted' and defaulted_on <= $1::date - $2::int`,
    [world.clock.today(), afterDays],
  );
  for (const { id } of rows) {
    const after = { outcome: 'written_off' };
    await proposeAndApprove(world.app, { kind: 'note_close', subjectId: id, after });
  }
}
