import { fileMaxBytes, filesPerFieldMax } from './constants.ts';
import { CASE_FILES_MAX } from './conversation-kinds.ts';
import type { endpoints } from './endpoints/all.ts';
import { premiumFileFields } from './premium.ts';
import { companyFileFields } from './schemas/company-application.ts';
import { financingFileFields } from './schemas/financing-application.ts';
import { investorFileFields } from './schemas/investor-application.ts';

/** What one multipart call may bring; anything beyond is rejected before it is stored. */
export interface UploadLimit {
  /** How many files each field takes; a field that is not named takes none. */
  readonly files: Readonly<Record<string, number>>;
  /** Bytes of all texts together: they are held in memory. */
  readonly textMaxBytes: number;
  /** Bytes of the whole call, texts included. */
  readonly callMaxBytes: number;
}

type Endpoints = typeof endpoints;
export type MultipartName = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { readonly multipart: true } ? Name : never;
}[keyof Endpoints];

/** Bytes that the texts of one form may have together; lists of people and places are one text each. */
export const formTextMaxBytes = 6_000_000;
/** Of a guest's form, which has no lists. */
const GUEST_TEXT_MAX_BYTES = 2_000_000;
/** Twelve files of the largest size: for more, a draft is saved with some of them first. */
const CALL_MAX_BYTES = 12 * fileMaxBytes + formTextMaxBytes;

/** The upload limits of every multipart call, in one place (FIL-3). */
export const uploadLimits: Readonly<Record<MultipartName, UploadLimit>> = {
  register: { ...limit([], 0), textMaxBytes: GUEST_TEXT_MAX_BYTES, callMaxBytes: GUEST_TEXT_MAX_BYTES },
  investorApply: limit(investorFileFields),
  companyApply: limit(companyFileFields),
  companySaveDraft: limit(companyFileFields),
  financingApply: limit(financingFileFields),
  financingSaveDraft: limit(financingFileFields),
  userRequestAddressChange: limit(['document'], 1),
  investorPremiumUpgrade: limit(premiumFileFields),
  investorUpdateRiskSettings: limit([], 0),
  investorTopup: limit(['manual_payment_proof_file'], 1),
  noteSubmitDocuments: limit(['files']),
  userStartConversation: limit(['files'], CASE_FILES_MAX),
  userReplyToConversation: limit(['files'], CASE_FILES_MAX),
  ekycFront: limit(['image'], 1),
  ekycBack: limit(['image'], 1),
  ekycSelfie: limit(['image'], 1),
  operatorNoteCase: limit(['files'], CASE_FILES_MAX),
  operatorAnswerCase: limit(['files'], CASE_FILES_MAX),
  operatorStartConversation: limit(['files'], CASE_FILES_MAX),
  operatorUploadStatement: limit(['statement_file'], 1),
  operatorUploadTaxDocument: limit(['document'], 1),
  operatorUploadMandate: limit(['document'], 1),
  operatorUploadConsent: limit(['document'], 1),
  operatorUploadInvoice: limit(['invoice'], 1),
};

function limit(fields: readonly string[], perField: number = filesPerFieldMax): UploadLimit {
  const bytes = fields.length * perField * fileMaxBytes + formTextMaxBytes;
  return {
    files: Object.fromEntries(fields.map((field) => [field, perField])),
    textMaxBytes: formTextMaxBytes,
    // A file that is one byte too large still gets a field error, so there is room for one more.
    callMaxBytes: Math.min(bytes + (fields.length === 0 ? 0 : fileMaxBytes), CALL_MAX_BYTES),
  };
}
