import { randomUUID } from 'node:crypto';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { newMyKad } from './application-forms.ts';
import { check, createApplicant } from './ekyc.ts';
import { giveCash, submittedFinancing } from './financing.ts';
import { call } from './http.ts';
import { stepUpCode } from './identity.ts';
import { applicationOf, approvedInvestor, approvedIssuer } from './onboarding.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** A number that operators may reveal: its place and its value. */
export interface HiddenNumber {
  readonly subject: string;
  readonly subject_id: string;
  readonly field: string;
  readonly value: string;
}

/** Customers of every kind with all records that hold identity and account numbers, each number unique. */
export interface OperatorSubjects {
  readonly numbers: readonly HiddenNumber[];
  /** Ids that the calls of operators are made with. */
  readonly ids: readonly string[];
}

/**
 * @param app with a payout bank that names no holder, so that a wanted bank account waits for an operator
 */
export async function operatorSubjects(app: TestApp): Promise<OperatorSubjects> {
  const person = await individual(app);
  const company = await business(app);
  const checked = await createApplicant(app);
  const session = await check(app, checked);
  const { number } = checked.identity;
  const of = (subject: string, subject_id: string, field: string, value: string) => ({
    ...{ subject, subject_id, field, value },
  });
  return {
    numbers: [
      of('application', person.applicationId, 'identity_number', person.identity),
      of('application', person.applicationId, 'bank_account_no', '118800223344'),
      of('application', company.applicationId, 'directors.0.identity_number', company.director),
      of('financing_application', company.financingId, 'guarantors.0.identity_number', company.guarantor),
      of('ekyc_session', session, 'claimed.number', number),
      of('ekyc_session', session, 'reading.number', number),
      of('bank_account_change', person.changeId, 'number', '7099887766'),
      of('bank_account', person.accountId, 'number', '118800223344'),
      of('company_person', company.directorId, 'identity_number', company.director),
      of('payout', person.payoutId, 'account_number', '118800223344'),
    ],
    ids: [
      ...[person.userId, person.applicationId, person.payoutId, session, checked.userId],
      ...[company.userId, company.applicationId, company.financingId],
    ],
  };
}

/** An investor who withdraws money, and then wants another bank account whose holder the bank does not name. */
async function individual(app: TestApp) {
  const kad = newMyKad();
  const investor = await approvedInvestor(app, { fields: { ...kad, bank_account_no: '118800223344' } });
  await giveCash(app, investor, ['1000.00']);
  const withdrawn = await call(app, 'investorWithdraw', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  const { id: payoutId } = await app.database.reader.db
    .selectFrom('payouts')
    .select('id')
    .where('purpose_id', '=', withdrawn.body.withdrawal.id)
    .executeTakeFirstOrThrow();
  const otp_code = await stepUpCode(app, investor);
  const wanted = { bic: 'CIBBMYKL', number: '7099887766', holder_name: 'Aminah binti Yusof', otp_code };
  await call(app, 'userBankAccount', { headers: investor.headers, body: wanted });
  const { id: changeId } = await app.database.reader.db
    .selectFrom('bank_account_changes')
    .select('id')
    .where('user_id', '=', investor.userId)
    .executeTakeFirstOrThrow();
  await app.jobs.bank_account_enquiry?.({ change_id: changeId }, scope);
  const { userId } = investor;
  const applicationId = await applicationOf(app, investor);
  const { id: accountId } = await app.database.reader.db
    .selectFrom('bank_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, applicationId, identity: kad.identity_number, payoutId, changeId, accountId };
}

/** A business owner with a director who is another person, and a financing application with a guarantor. */
async function business(app: TestApp) {
  const [director, guarantor] = [newMyKad().identity_number, newMyKad().identity_number];
  const directors = JSON.stringify([
    {
      ...{ name: 'Rahman bin Ali', role: 'director', share_percent: '60.00' },
      ...{ identity_type: 'nric', identity_number: director },
    },
  ]);
  const issuer = await approvedIssuer(app, { fields: { directors, bank_account_no: '8844221100' } });
  const guarantors = JSON.stringify([
    { name: 'Lim Siew Ling', identity_type: 'nric', identity_number: guarantor },
  ]);
  const { id: financingId } = await submittedFinancing(app, issuer, { fields: { guarantors } });
  const applicationId = await applicationOf(app, issuer);
  const { id: directorId } = await app.database.reader.db
    .selectFrom('company_people')
    .select('id')
    .where('user_id', '=', issuer.userId)
    .where('role', '=', 'director')
    .executeTakeFirstOrThrow();
  return { userId: issuer.userId, applicationId, director, directorId, financingId, guarantor };
}
