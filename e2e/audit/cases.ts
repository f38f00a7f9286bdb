import type { Database } from './database.ts';
import type { Report } from './report.ts';

/** What a demo has to hold before its figures say much: each question answers with a row where it does, since a day. */
const cases: Readonly<Record<string, string>> = {
  'a non-resident, whose return is taxed at source': `distribution_shares s join repayments r on r.id = s.repayment_id
    where s.withholding_sen > 0 and r.booked_on > $1`,
  'an auto-invest run that used its share up': `auto_invest_runs a join notes n on n.id = a.note_id
    where a.state = 'done' and a.allocated_sen = a.share_sen and n.listed_on > $1`,
  'a payment of a guarantor': `repayments where source_kind = 'guarantor' and booked_on > $1`,
  'an early settlement': `repayments r join repayment_orders o on o.intent_id = r.source_id
    where o.kind = 'early' and r.booked_on > $1`,
  'a recovery that paid costs first': `repayments where source_kind = 'recovery' and cost_sen > 0 and booked_on > $1`,
  'a note written off': `recoveries where kind = 'write_off' and on_date > $1`,
  'a late charge to investors': `repayments where late_sen > 0 and booked_on > $1`,
  'gharamah to charity': `repayments where charity_sen > 0 and booked_on > $1`,
  'a note in default': `notes where defaulted_on > $1`,
};

/** What was done by moving days on, beside what happens by itself. */
const exercised = {
  'a payment in parts': `instalments i join repayments r on r.note_id = i.note_id
    where i.settled_on = r.booked_on and r.principal_sen between 1 and i.principal_sen - 1 and r.booked_on > $1`,
  'an instalment paid ahead, which waited and was used on its due day': `excess_uses u
    join excesses x on x.id = u.excess_id join repayments r on r.id = u.reference_id
    join repayment_parts p on p.repayment_id = r.id join instalments i on i.note_id = r.note_id and i.number = p.number
    where u.kind = 'applied' and x.available_on < i.due_on and r.received_on = i.due_on and i.settled_on = i.due_on
      and r.booked_on > $1`,
  'three rates of the service fee': `(select count(distinct service_fee_bps) as rates from repayments where booked_on > $1)
    as changed where rates >= 3`,
} as const;

const YEAR = '1900-01-01';

/** That the demo as it starts holds every case. */
export async function checkFirstCases(database: Database, report: Report): Promise<void> {
  await check(database, report, cases, YEAR);
}

/** That moving on did so again; nothing was listed since, so presets had nothing to do. */
export async function checkExercised(database: Database, report: Report, since: string): Promise<void> {
  const { 'an auto-invest run that used its share up': _run, ...again } = cases;
  await check(database, report, { ...again, ...exercised }, since);
}

async function check(
  database: Database,
  report: Report,
  request: Readonly<Record<string, string>>,
  since: string,
): Promise<void> {
  for (const [what, rows] of Object.entries(request)) {
    const found = await database.rows(`select 1 from ${rows} limit 1`, [since]);
    report.compare('case that is there', what, true, found.length > 0);
  }
}
