import type { EndpointName } from '@titian/contracts/endpoints/all';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import type { TestApp } from '../app.ts';
import { requestAddress, waitingAddress } from '../builders/address-change.ts';
import { companyForm, investorForm, picture } from '../builders/application-forms.ts';
import { check, createApplicant } from '../builders/ekyc.ts';
import {
  assess,
  backedNote,
  fundedInvestor,
  invest,
  issue,
  issuedNote,
  keyed,
  listedNote,
  nextDay,
  offeredNote,
  repay,
  runDay,
  submittedFinancing,
} from '../builders/financing.ts';
import { bearer, call } from '../builders/http.ts';
import {
  makeOperator,
  PASSWORD,
  registerUser,
  type SignedInUser,
  signInOperator,
  signInUser,
  stepUpCode,
  totpCode,
} from '../builders/identity.ts';
import { runJobs } from '../builders/jobs.ts';
import { mailTo } from '../builders/mails.ts';
import { statementLine, storedTopup } from '../builders/money.ts';
import { applicationOf, approvedInvestor, approvedIssuer, submitInvestor } from '../builders/onboarding.ts';
import {
  choosePassword,
  enrolApp as enrolOperator,
  firstHalf,
  inviteByTwo,
  linkToken,
} from '../builders/operator-accounts.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../builders/operators.ts';
import {
  addOperatorPasskey,
  addPasskey,
  operatorByCode,
  operatorHalf,
  registrationOptions,
  requestSignIn,
} from '../builders/passkeys.ts';
import { confirmationOf, openTopup, postConfirmation, startAtBank, topUp } from '../builders/payments.ts';
import { requestPremium } from '../builders/premium.ts';
import { mt940Statement, TRUST_ACCOUNT, uploadStatement } from '../builders/statements.ts';
import { enrolApp, giveCode } from '../builders/two-factor.ts';
import { waitingWithdrawal } from '../builders/withdrawals.ts';
import type { Way } from './captured.ts';

const NEW_PASSWORD = 'ikan bilis terbang malam';
const chosen = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
const REASON = 'The customer asked for it by telephone';

/** The token in the link of a page. */
const tokenOf = (link: string) => /[\w-]{16,}$/.exec(link)?.[0] ?? '';
const today = (app: TestApp) => malaysiaDay(app.work.clock.now());
const linkTo = async (app: TestApp, to: string, template: string) =>
  String((await mailTo(app, to, template)).params.token);

async function enrolled(app: TestApp) {
  const user = await enrolApp(app, await registerUser(app));
  return { ...user, nextCode: totpCode(app, user.secret, 1) };
}

const ofIdentity: Partial<Record<EndpointName, Way>> = {
  register: (app) => registerUser(app),
  registerVerify: (app) => registerUser(app),
  login: (app) => registerUser(app),
  userChangePassword: async (app) => {
    const { headers } = await registerUser(app);
    return call(app, 'userChangePassword', { headers, body: { current_password: PASSWORD, ...chosen } });
  },
  passwordNew: async (app) => {
    const { email } = await registerUser(app);
    await call(app, 'passwordReset', { body: { email } });
    await runJobs(app, ['mail_password_reset']);
    const token = await linkTo(app, email, 'password_reset');
    return call(app, 'passwordNew', { body: { token, ...chosen } });
  },
  userAuthenticateTwoFactor: enrolled,
  userResetTwoFactor: async (app) => {
    const { email } = await enrolled(app);
    await call(app, 'userResetTwoFactorMail', { body: { email } });
    await runJobs(app, ['mail_two_factor_reset']);
    const token = await linkTo(app, email, 'two_factor_reset');
    return call(app, 'userResetTwoFactor', { body: { token, password: PASSWORD } });
  },
  userTurnOffTwoFactor: async (app) => {
    const { headers, nextCode: otp_code } = await enrolled(app);
    return call(app, 'userTurnOffTwoFactor', { headers, body: { password: PASSWORD, otp_code } });
  },
  userNewRecoveryCodes: async (app) => {
    const { headers, nextCode: otp_code } = await enrolled(app);
    return call(app, 'userNewRecoveryCodes', { headers, body: { otp_code } });
  },
  userForgetDevice: async (app) => {
    const user = await enrolled(app);
    const code = { otp_code: user.nextCode, otp_type: 'totp', remember_device: 1 };
    const answer = await giveCode(app, user.headers, code);
    const headers = bearer(user.token, answer.body.two_factor_token);
    const { body } = await call(app, 'userGetTwoFactor', { headers });
    const id = body.trusted_devices[0]?.id ?? '';
    return call(app, 'userForgetDevice', { headers, params: { id } });
  },
  userEndOtherSessions: async (app) => {
    const user = await registerUser(app);
    await signInUser(app, user);
    return call(app, 'userEndOtherSessions', { headers: user.headers });
  },
  userEndSession: async (app) => {
    const user = await registerUser(app);
    const { eventUuid: id } = await signInUser(app, user);
    return call(app, 'userEndSession', { headers: user.headers, params: { id } });
  },
  userNotMe: async (app) => {
    const user = await registerUser(app);
    const otp_code = await stepUpCode(app, user);
    const body = { email: `new.${user.email}`, otp_code };
    await call(app, 'userUpdateInfo', { headers: user.headers, body });
    const token = await linkTo(app, user.email, 'email_change_asked');
    return call(app, 'userNotMe', { body: { token } });
  },
  userBankAccount: async (app) => {
    const { headers, investor, ...user } = await approvedInvestor(app);
    const otp_code = await stepUpCode(app, { headers, ...user });
    const body = { bic: 'PBBEMYKL', number: '3198765432', holder_name: investor.verifiedName, otp_code };
    return call(app, 'userBankAccount', { headers, body });
  },
};

const ofAddresses: Partial<Record<EndpointName, Way>> = {
  userRequestAddressChange: async (app) => requestAddress(app, (await approvedInvestor(app)).headers),
  userWithdrawAddressChange: async (app) => {
    const { headers } = await approvedInvestor(app);
    const id = await waitingAddress(app, headers);
    return call(app, 'userWithdrawAddressChange', { headers, params: { id } });
  },
};

const credentialFor = async (app: TestApp, user: SignedInUser) => {
  const { authenticator, passkey } = await addPasskey(app, user);
  return { authenticator, id: passkey.id };
};

const ofPasskeys: Partial<Record<EndpointName, Way>> = {
  loginPasskey: async (app) => {
    const { authenticator } = await credentialFor(app, await registerUser(app));
    const { options, headers } = await requestSignIn(app);
    return call(app, 'loginPasskey', { headers, body: { credential: authenticator.get(options) } });
  },
  userPasskeyChallenge: async (app) => {
    const user = await registerUser(app);
    await credentialFor(app, user);
    return call(app, 'userPasskeyChallenge', { headers: (await signInUser(app, user)).headers });
  },
  userAuthenticatePasskey: async (app) => {
    const user = await registerUser(app);
    const { authenticator } = await credentialFor(app, user);
    const { headers } = await signInUser(app, user);
    const { body } = await call(app, 'userPasskeyChallenge', { headers });
    const credential = authenticator.get(body.options);
    return call(app, 'userAuthenticatePasskey', { headers, body: { credential } });
  },
  userPasskeyOptions: async (app) => registrationOptions(app, await registerUser(app)),
  userAddPasskey: async (app) => addPasskey(app, await registerUser(app)),
  userRenamePasskey: async (app) => {
    const user = await registerUser(app);
    const { id } = await credentialFor(app, user);
    return call(app, 'userRenamePasskey', {
      headers: user.headers,
      params: { id },
      body: { name: 'Tablet' },
    });
  },
  userRemovePasskey: async (app) => {
    const user = await registerUser(app);
    const { id } = await credentialFor(app, user);
    const body = { otp_code: await stepUpCode(app, user) };
    return call(app, 'userRemovePasskey', { headers: user.headers, params: { id }, body });
  },
  operatorLoginPasskey: async (app) => {
    const { authenticator } = await addOperatorPasskey(app, await signInOperator(app, ['support']));
    const { options, headers } = await requestSignIn(app, 'operatorLoginPasskeyOptions');
    return call(app, 'operatorLoginPasskey', { headers, body: { credential: authenticator.get(options) } });
  },
  operatorPasskeyChallenge: async (app) => {
    const operator = await signInOperator(app, ['support']);
    await addOperatorPasskey(app, operator);
    return call(app, 'operatorPasskeyChallenge', { headers: (await operatorHalf(app, operator)).headers });
  },
  operatorAuthenticatePasskey: async (app) => {
    const operator = await signInOperator(app, ['support']);
    const { authenticator } = await addOperatorPasskey(app, operator);
    const { headers } = await operatorHalf(app, operator);
    const { body } = await call(app, 'operatorPasskeyChallenge', { headers });
    const credential = authenticator.get(body.options);
    return call(app, 'operatorAuthenticatePasskey', { headers, body: { credential } });
  },
  operatorAddPasskey: async (app) => addOperatorPasskey(app, await signInOperator(app, ['support'])),
  operatorRenamePasskey: async (app) => {
    const { headers } = await signInOperator(app, ['support']);
    const { id } = (await addOperatorPasskey(app, { headers })).passkey;
    return call(app, 'operatorRenamePasskey', { headers, params: { id }, body: { name: 'Spare' } });
  },
  operatorRenameView: async (app) => {
    const { headers, id } = await savedView(app);
    return call(app, 'operatorRenameView', { headers, params: { id }, body: { name: 'Spare' } });
  },
  operatorDeleteView: async (app) => {
    const { headers, id } = await savedView(app);
    return call(app, 'operatorDeleteView', { headers, params: { id } });
  },
  operatorRemovePasskey: async (app) => {
    const { headers } = await signInOperator(app, ['support']);
    const { id } = (await addOperatorPasskey(app, { headers })).passkey;
    return call(app, 'operatorRemovePasskey', { headers, params: { id } });
  },
};

async function savedView(app: TestApp) {
  const { headers } = await signInOperator(app, ['support']);
  const body = { list: 'notes', name: 'Past due', query: 'late=1-30', shared: false } as const;
  return { headers, id: (await call(app, 'operatorSaveView', { headers, body })).body.view.id };
}

const preset = {
  ...{ botName: 'My Auto Investment', mode: 'on', tenure: [1, 12], interest: ['8', '12.00'] },
  amounts: { 'Term Financing': ['50', '200'], 'Contract Financing': ['50', '100'] },
  ...{ financingType: ['Term Financing', 'Contract Financing'], noteType: ['Shariah'] },
};
const withPreset = async (app: TestApp) => {
  const { headers } = await approvedInvestor(app);
  await call(app, 'autoBotInvestCreate', { headers, body: preset });
  return headers;
};

const ofInvestors: Partial<Record<EndpointName, Way>> = {
  investorApply: async (app) => submitInvestor(app, await registerUser(app), investorForm()),
  ekycFront: async (app) => check(app, await createApplicant(app)),
  ekycBack: async (app) => check(app, await createApplicant(app)),
  ekycSelfie: async (app) => check(app, await createApplicant(app)),
  download: async (app) => {
    const { headers } = await approvedInvestor(app);
    const { body } = await call(app, 'investorCheckApplications', { headers });
    const id = body.application?.identity_front[0]?.id ?? '';
    return call(app, 'download', { headers, query: { id } });
  },
  investorVerifyLatestTopup: async (app) => {
    const { headers } = await approvedInvestor(app);
    const { refNumber: ref_number } = await openTopup(app, { headers }, '250.00');
    return call(app, 'investorVerifyLatestTopup', { headers, body: { ref_number } });
  },
  investorWithdraw: waitingWithdrawal,
  investorPremiumUpgrade: async (app) => requestPremium(app, (await approvedInvestor(app)).headers),
  autoBotInvestCreate: withPreset,
  autoInvestPresetUpdate: async (app) => {
    const headers = await withPreset(app);
    return call(app, 'autoInvestPresetUpdate', { headers, body: { ...preset, version: 1 } });
  },
  autoInvestPreview: async (app) => call(app, 'autoInvestPreview', { headers: await withPreset(app) }),
  investorInvestment: async (app) => {
    const note = await listedNote(app, await approvedIssuer(app));
    const investor = await fundedInvestor(app, 1);
    return invest(app, note.id, { investor, amount: '1000.00' }, nextDay(today(app)));
  },
  investorCancelInvestment: async (app) => {
    const note = await listedNote(app, await approvedIssuer(app));
    const headers = keyed((await fundedInvestor(app, 1)).headers, nextDay(today(app)));
    const agreed = { fill_remaining: 0, acknowledge_limit: 1, agree_wakalah: 1 };
    const body = { note_id: note.id, amount: '1000.00', ...agreed };
    const made = await call(app, 'investorInvestment', { headers, body });
    const params = { id: made.body.subscription.id };
    return call(app, 'investorCancelInvestment', { headers: keyed(headers, nextDay(today(app))), params });
  },
  watchNote: async (app) => {
    const { id } = await listedNote(app, await approvedIssuer(app));
    const { headers } = await approvedInvestor(app);
    return call(app, 'watchNote', { headers, params: { id } });
  },
  unwatchNote: async (app) => {
    const { id } = await listedNote(app, await approvedIssuer(app));
    const { headers } = await approvedInvestor(app);
    return call(app, 'unwatchNote', { headers, params: { id } });
  },
  savedSearchUpdate: async (app) => {
    const { headers, id } = await withSearch(app);
    return call(app, 'savedSearchUpdate', { headers, params: { id }, body: { alerts: false } });
  },
  savedSearchDelete: async (app) => {
    const { headers, id } = await withSearch(app);
    return call(app, 'savedSearchDelete', { headers, params: { id } });
  },
  mobileTopup: async (app) => {
    const { headers } = await approvedInvestor(app);
    const { body } = await call(app, 'mobileTopupLink', { headers });
    return call(app, 'mobileTopup', { params: { token: tokenOf(body.link) } });
  },
  mobileTopupStart: async (app) => {
    const { headers } = await approvedInvestor(app);
    const { body } = await call(app, 'mobileTopupLink', { headers });
    const params = { token: tokenOf(body.link) };
    return call(app, 'mobileTopupStart', { params, body: { amount: '250.00' } });
  },
  fpxDirect: async (app) => topUp(app, await approvedInvestor(app), '250.00'),
  fpxIndirect: async (app) => {
    const { token } = await openTopup(app, await approvedInvestor(app), '250.00');
    return postConfirmation(app, 'indirect', confirmationOf(await startAtBank(app, token)));
  },
};

const withSearch = async (app: TestApp) => {
  const { headers } = await approvedInvestor(app);
  const body = { name: 'Short tenures', term_max: 6, alerts: true };
  return { headers, id: (await call(app, 'savedSearchCreate', { headers, body })).body.search.id };
};

const requested = async (app: TestApp) => {
  const issuer = await approvedIssuer(app);
  const { maker } = await operatorPair(app);
  const { body } = await call(app, 'operatorRequestDocuments', {
    headers: maker.headers,
    params: { id: (await submittedFinancing(app, issuer)).id },
    body: { text: 'The last two bank statements', due_on: addDays(today(app), 7) },
  });
  return { issuer, maker, id: body.request.id };
};
const running = async (app: TestApp) => {
  const issuer = await approvedIssuer(app);
  const backer = { investor: await fundedInvestor(app, 1), amount: '10000.00' };
  const note = await issuedNote(app, issuer, [backer]);
  return { note, issuer, headers: dated(issuer.headers, note.issuedOn) };
};

const ofIssuers: Partial<Record<EndpointName, Way>> = {
  companyApply: (app) => approvedIssuer(app),
  companySaveDraft: async (app) => {
    const { headers } = await registerUser(app, { role: 'businessowner' });
    return call(app, 'companySaveDraft', { headers, body: companyForm('business') });
  },
  financingApply: async (app) => submittedFinancing(app, await approvedIssuer(app)),
  financingApplyAgain: async (app) => {
    const { note, headers } = await running(app);
    return call(app, 'financingApplyAgain', { headers, body: { note_id: note.id, replace_draft: 0 } });
  },
  noteListingConfirm: async (app) => listedNote(app, await approvedIssuer(app)),
  noteListingDecline: async (app) => {
    const issuer = await approvedIssuer(app);
    const body = { note_id: (await offeredNote(app, issuer)).id, reason: 'We need less' };
    return call(app, 'noteListingDecline', { headers: keyed(issuer.headers), body });
  },
  noteIssue: async (app) => {
    const issuer = await approvedIssuer(app);
    const backer = { investor: await fundedInvestor(app, 1), amount: '10000.00' };
    const note = await backedNote(app, issuer, [backer]);
    return issue(app, issuer, note.id, '10000.00', nextDay(today(app)));
  },
  notePaymentCheck: async (app) => {
    const { note, headers } = await running(app);
    const due = { note_id: note.id, kind: 'due', confirm_excess: 1 };
    const { body } = await call(app, 'notePay', { headers: keyed(headers, note.issuedOn), body: due });
    return call(app, 'notePaymentCheck', { headers, body: { ref_number: body.ref_number } });
  },
  noteBoYearlyStatement: async (app) => {
    const { headers } = await approvedIssuer(app);
    return call(app, 'noteBoYearlyStatement', { headers, query: { year: today(app).slice(0, 4) } });
  },
  noteBoReceipt: async (app) => {
    const { note, issuer, headers } = await running(app);
    const id = await repay(app, issuer, note.id, { amount: '100.00', on: note.issuedOn });
    return call(app, 'noteBoReceipt', { headers, params: { id } });
  },
  noteExcessRefund: async (app) => {
    const issuer = await approvedIssuer(app);
    const backer = { investor: await fundedInvestor(app, 1), amount: '10000.00' };
    const { id, issuedOn } = await issuedNote(app, issuer, [backer]);
    await repay(app, issuer, id, { amount: '1000.00', on: issuedOn });
    const body = { note_id: id, otp_code: await stepUpCode(app, issuer) };
    return call(app, 'noteExcessRefund', { headers: keyed(issuer.headers, issuedOn), body });
  },
  noteSubmitDocuments: async (app) => {
    const { issuer, id } = await requested(app);
    const body = { request_id: id, comment: 'Here they are' };
    const files = [await picture('files')];
    return call(app, 'noteSubmitDocuments', { headers: issuer.headers, body, files });
  },
};

const inactive = async (app: TestApp) => ({
  kind: 'account_state',
  subjectId: (await registerUser(app)).userId,
  after: { account_status: 'Inactive', reason: 'Asked by its owner' },
});

const PAYER = 'TAN WEI MING';
const account = { bic: 'PBBEMYKL', number: '319876543210' };

/** A line of the trust account's statement that belongs to nothing; answers the id of the difference. */
async function strayLine(app: TestApp): Promise<string> {
  const on = today(app);
  const reference = await statementLine(app, { amount: '77.00', on, counterparty: PAYER });
  await runDay(app, on);
  const { id } = await app.database.reader.db
    .selectFrom('reconciliation_exceptions')
    .select('id')
    .where('cause', '=', `line:${reference}`)
    .executeTakeFirstOrThrow();
  return id;
}

/** Money sent by another person than its owner, and the account that it may be returned to. */
const ofMoney: Partial<Record<EndpointName, Way>> = {
  operatorHeldPaymentAccount: async (app, nameHolder) => {
    const { refNumber } = await topUp(app, await approvedInvestor(app), '250.00', { payerName: PAYER });
    const { id } = await storedTopup(app, refNumber);
    const { headers } = (await operatorPair(app)).maker;
    nameHolder(PAYER);
    return call(app, 'operatorHeldPaymentAccount', { headers, params: { id }, body: account });
  },
  operatorExceptionReturnAccount: async (app, nameHolder) => {
    const params = { id: await strayLine(app) };
    const { headers } = (await operatorPair(app)).maker;
    nameHolder(PAYER);
    return call(app, 'operatorExceptionReturnAccount', { headers, params, body: account });
  },
  operatorAssignException: async (app) => {
    const params = { id: await strayLine(app) };
    const { headers, operatorId: owner_id } = (await operatorPair(app)).maker;
    return call(app, 'operatorAssignException', { headers, params, body: { owner_id } });
  },
  operatorProposeSuggestions: async (app) => {
    const body = { exception_ids: [await strayLine(app)], reason: 'As the statement says' };
    const { headers } = (await operatorPair(app)).maker;
    return call(app, 'operatorProposeSuggestions', { headers, body });
  },
  operatorWithdrawalFacts: async (app) => {
    const { withdrawalId: id } = await waitingWithdrawal(app);
    const { headers } = (await operatorPair(app)).maker;
    return call(app, 'operatorWithdrawalFacts', { headers, params: { id } });
  },
  operatorException: async (app) => {
    const params = { id: await strayLine(app) };
    return call(app, 'operatorException', { headers: (await operatorPair(app)).maker.headers, params });
  },
  operatorPayoutBatchFile: async (app) => {
    const { payoutId } = await waitingWithdrawal(app);
    const after = { payout_ids: [payoutId] };
    await proposeAndApprove(app, { kind: 'payout_batch', subjectId: payoutId, after });
    const { id } = await app.database.reader.db
      .selectFrom('payout_batches')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { headers } = (await operatorPair(app)).maker;
    return call(app, 'operatorPayoutBatchFile', { headers, params: { id } });
  },
};

const ofOperators: Partial<Record<EndpointName, Way>> = {
  operatorLogin: (app) => signInOperator(app, ['support']),
  operatorAuthenticateTwoFactor: async (app) => operatorByCode(app, await makeOperator(app, ['support'])),
  operatorNewPassword: (app) => makeOperator(app, ['support']),
  operatorChangePassword: async (app) => {
    const { headers } = await signInOperator(app, ['support']);
    return call(app, 'operatorChangePassword', { headers, body: { current_password: PASSWORD, ...chosen } });
  },
  operatorStartEnrolment: async (app) => {
    const { maker, checker } = await operatorPair(app);
    const { email } = await inviteByTwo(app, [maker, checker]);
    await choosePassword(app, await linkToken(app, email), PASSWORD);
    return enrolOperator(app, (await firstHalf(app, email, PASSWORD)).headers);
  },
  operatorEndSession: async (app) => {
    const operator = await signInOperator(app, ['support']);
    await operatorHalf(app, operator);
    const { body } = await call(app, 'operatorSessions', { headers: operator.headers });
    const id = body.items.find((one) => !one.is_current)?.eventUuid ?? '';
    return call(app, 'operatorEndSession', { headers: operator.headers, params: { id } });
  },
  operatorPropose: async (app) => propose(app, await inactive(app)),
  operatorApprove: async (app) => proposeAndApprove(app, await inactive(app)),
  operatorReject: async (app) => {
    const id = await propose(app, await inactive(app));
    const { headers } = (await operatorPair(app)).checker;
    return call(app, 'operatorReject', { headers, params: { id }, body: { reason: REASON } });
  },
  operatorRevealNumber: async (app) => {
    const { headers } = (await operatorPair(app)).maker;
    const subject_id = await applicationOf(app, await approvedInvestor(app));
    const body = { subject: 'application', subject_id, field: 'identity_number', reason: REASON };
    return call(app, 'operatorRevealNumber', { headers, body });
  },
  operatorDisclose: async (app) => {
    const { headers } = await signInOperator(app, ['auditor']);
    const { userId } = await approvedInvestor(app);
    return call(app, 'operatorDisclose', { headers, params: { id: userId }, body: { reason: REASON } });
  },
  operatorAssessFinancing: async (app) =>
    assess(app, (await submittedFinancing(app, await approvedIssuer(app))).id),
  operatorCloseRequest: async (app) => {
    const { maker, id } = await requested(app);
    return call(app, 'operatorCloseRequest', { headers: maker.headers, params: { id } });
  },
  operatorUploadStatement: async (app) => {
    const { maker } = await operatorPair(app);
    const lines = [{ amount: '200.00', ref: `REF${Date.now()}` }];
    const text = mt940Statement({ account: TRUST_ACCOUNT, on: today(app), lines });
    return uploadStatement(app, maker.headers, text);
  },
};

/** Ways to calls that inputs made from their shape alone do not come through: a code, a link or an object of a state is needed. */
export const ways: Partial<Record<EndpointName, Way>> = {
  ...ofIdentity,
  ...ofPasskeys,
  ...ofAddresses,
  ...ofInvestors,
  ...ofIssuers,
  ...ofMoney,
  ...ofOperators,
};
