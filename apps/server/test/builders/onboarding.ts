import {
  type Investor,
  type Issuer,
  readInvestor,
  readIssuer,
  readOnboardingStatus,
} from '../../src/modules/onboarding/public.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import {
  companyDocuments,
  companyForm,
  type FormFields,
  investorForm,
  picture,
} from './application-forms.ts';
import { call } from './http.ts';
import { registerUser, type SignedInUser } from './identity.ts';
import { dated, proposeAndApprove } from './operators.ts';

export interface ApprovedChoice {
  readonly email?: string;
  /** The name on the identity document and the bank account. */
  readonly fullName?: string;
  readonly companyName?: string;
  /** Other fields of the form to replace. */
  readonly fields?: FormFields;
  /** The business date on which all of it happens; today by default. */
  readonly on?: string;
}

export interface ApprovedInvestor extends SignedInUser {
  readonly investor: Investor;
}

export interface ApprovedIssuer extends SignedInUser {
  readonly issuer: Issuer;
}

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** An Individual who registered, applied and was approved by two operators, without a first top-up. */
export async function approvedInvestor(app: TestApp, choice: ApprovedChoice = {}): Promise<ApprovedInvestor> {
  const user = await registerUser(app, choice.email === undefined ? {} : { email: choice.email });
  const named = choice.fullName === undefined ? {} : { full_name: choice.fullName };
  await submitInvestor(app, user, investorForm({ ...named, ...choice.fields }), choice.on);
  return investorOf(app, user, choice.on);
}

/** The same for an Institution. */
export async function approvedInstitution(
  app: TestApp,
  choice: ApprovedChoice = {},
): Promise<ApprovedInvestor> {
  const user = await registerUser(app, {
    type: 'Institution',
    ...(choice.email === undefined ? {} : { email: choice.email }),
  });
  await submitCompany(app, user, 'institution', choice);
  return investorOf(app, user, choice.on);
}

/** A business owner whose company was approved by two operators. */
export async function approvedIssuer(app: TestApp, choice: ApprovedChoice = {}): Promise<ApprovedIssuer> {
  const user = await registerUser(app, {
    role: 'businessowner',
    ...(choice.email === undefined ? {} : { email: choice.email }),
  });
  await submitCompany(app, user, 'business', choice);
  await approve(app, user, choice.on);
  const issuer = await app.work.query(scope, (ctx) => readIssuer(ctx, user.userId));
  if (issuer === null) {
    throw new Error('the approved company is not an issuer');
  }
  return { ...user, issuer };
}

/** Sends a complete application of an Individual; answers its id. */
export async function submitInvestor(
  app: TestApp,
  user: SignedInUser,
  form: FormFields,
  on?: string,
): Promise<string> {
  const answer = await call(app, 'investorApply', {
    headers: dated(user.headers, on),
    body: form,
    files: [await picture('identity_front'), await picture('identity_back')],
  });
  if (answer.status !== 200) {
    throw new Error(`the application answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.application_id;
}

async function submitCompany(
  app: TestApp,
  user: SignedInUser,
  form: 'business' | 'institution',
  choice: ApprovedChoice,
): Promise<void> {
  const named = choice.companyName === undefined ? {} : { company_name: choice.companyName };
  const answer = await call(app, 'companyApply', {
    headers: dated(user.headers, choice.on),
    body: companyForm(form, { ...named, ...choice.fields }),
    files: await companyDocuments(form),
  });
  if (answer.status !== 200) {
    throw new Error(`the application answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
}

async function investorOf(
  app: TestApp,
  user: SignedInUser,
  on: string | undefined,
): Promise<ApprovedInvestor> {
  await approve(app, user, on);
  const investor = await app.work.query(scope, (ctx) => readInvestor(ctx, user.userId));
  if (investor === null) {
    throw new Error('the approved applicant is not an investor');
  }
  return { ...user, investor };
}

/** An approval that does not wait for the identity check. */
export const approval = {
  decision: 'Approved',
  without_ekyc: 'The applicant came to the office with the original card.',
};

/** Two operators approve the application that a customer has sent. */
export async function approve(app: TestApp, user: SignedInUser, on?: string): Promise<void> {
  await proposeAndApprove(app, {
    kind: 'application_decision',
    subjectId: await applicationOf(app, user),
    after: approval,
    on,
  });
}

/** The id of a customer's application. */
export async function applicationOf(app: TestApp, user: SignedInUser): Promise<string> {
  const status = await app.work.query(scope, (ctx) => readOnboardingStatus(ctx, user.userId));
  return status.applicationId ?? '';
}
