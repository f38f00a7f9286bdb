import { expect, test } from 'vitest';
import { type MessageKey, messages } from './messages.ts';

// Typed from the specification a second time, so that a slip in either place shows.
const specification: Record<MessageKey, string> = {
  topUpFailed: `Unable to top up, try again later.`,
  topUpBelowMinimum: `Minimum top up of RM 200.00.`,
  topUpProceed: `Proceed To Top up`,
  topUpWorking: `Loading ...`,
  backToDashboard: `Back to Dashboard`,
  loggedOut: `You are logged out`,
  logoutFailed: `Something went wrong, unable to logout, try refreshing.`,
  logoutNetwork: `Something went wrong, unable to logout`,
  unsubscribeConfirm: `Are you sure?`,
  unsubscribed: `Successfully unsubscribed.`,
  unsubscribeFailed: `Error! Please try again!`,
  riskUpdated: `Successfully updated`,
  riskFailed: `Unable to update, try again later.`,
  presetExists: `Error! You already have an existing auto investment.`,
  presetFailed: `Error! Please try again!`,
  agreementUpdated: `Successfully updated.`,
  agreementFailed: `Error! Please try again!`,
  employmentUpdated: `Successfully updated basic information`,
  employmentFailed: `Error! Please try again!`,
  userInfoFailed: `Network error.`,
  premiumSubmitted: `Thank you, your application has been submitted.`,
  premiumRejected: `Unable to apply, try again later.`,
  premiumFieldErrors: `Form error found,`,
  premiumFailed: `Sorry, something went wrong and we are unable to process your application. Please try again later or contact us at {email}`,
  premiumPending: `Your premium upgrade application is pending for approval.`,
  fileTooLarge: `Selected file size must be less than 10MB`,
  fileDuplicate: `Duplicate file found, you have uploaded this file before. Proceed?`,
  riskToleranceRequired: `Please select a Risk Tolerance Level`,
  p2pAmountRequired: `Estimated amount of P2P Investment is required`,
  p2pNotRequired: `Not required if no existing exposure in P2P`,
  presetHide: `Don't show this again`,
  taxCountryRequired: `Please provide Country of Tax Residence`,
  taxNumberRequired: `Please provide Income Tax Number`,
  annualIncomeRequired: `Please provide Estimated Annual Income`,
  liquidAssetsRequired: `Please provide Estimate value of Liquid Assets`,
  otherAssetsRequired: `Please provide Estimate value of Other Assets`,
  liabilitiesRequired: `Please provide Estimate value of Total Liabilities`,
  netWorthRequired: `Please provide Estimate of your Net Worth`,
  sourceOfFundsRequired: `Please provide Source of Funds/Wealth`,
  incomeDocumentsRequired: `Please upload 3 Months Latest Bank statement/Income Slip/Income Tax Form`,
  assetDocumentsRequired: `Please upload Personal Assets`,
  declarationRequired: `Please agree to this declaration`,
};

test.each(Object.entries(specification))('%s is the specification to the letter', (key, words) => {
  expect(messages).toHaveProperty(key, words);
});

test('holds nothing that the specification does not say', () => {
  expect(Object.keys(messages).sort()).toEqual(Object.keys(specification).sort());
});
