import {
  type Acknowledgement,
  type BankList,
  type Channel,
  type Disagreement,
  OrderRejected,
  type PaymentOrder,
  type PaymentRail,
  type PaymentStart,
  type RailCapabilities,
  type RailCertificate,
} from '../port.ts';
import { cachedBankLists } from './bank-list-cache.ts';
import { collectOrder } from './collections.ts';
import { parseConfirmation } from './confirmation.ts';
import { disagreementsOf } from './disagreements.ts';
import { enquireOrder } from './enquiry.ts';
import { channelRules, MANDATE_VERIFICATION_SEN } from './limits.ts';
import { requestEnrolment } from './mandates.ts';
import type { FpxMerchant } from './merchant.ts';
import { signedRequest } from './request.ts';
import { newOrderNumber } from './safe-text.ts';

export interface FpxRailOptions {
  readonly merchants: readonly FpxMerchant[];
  /** Origin of the exchange as the payer's browser reaches it. */
  readonly browserUrl: string;
  /** Origin of the exchange as this server reaches it; the same in production. */
  readonly serverUrl: string;
  readonly timeoutMs: number;
  /** How long a bank list is cached. */
  readonly bankListMaxAgeMs: number;
  readonly now: () => Date;
}

/** Paths at the exchange (FPX-5). */
const paths = {
  authorisation: '/FPXMain/seller2DReceiver.jsp',
  enquiry: '/FPXMain/sellerNVPTxnStatus.jsp',
  bankList: '/FPXMain/RetrieveBankList',
  terms: '/FPXMain/termsAndConditions.jsp',
  /** The platform's choice: the exchange's channel for these files is not public (DDB-5). */
  enrolment: '/DirectDebit/Enrolment',
  collection: '/DirectDebit/Collection',
} as const;

/** The FPX adapter of the payment rail. Throws Error when two profiles share a name or none is given. */
export function createFpxRail(options: FpxRailOptions): PaymentRail {
  const { timeoutMs, now } = options;
  const merchantNamed = merchantsByName(options.merchants);
  const serverUrl = (path: string): string => new URL(path, options.serverUrl).href;
  const browserUrl = (path: string): string => new URL(path, options.browserUrl).href;
  const bankLists = cachedBankLists({
    url: serverUrl(paths.bankList),
    maxAgeMs: options.bankListMaxAgeMs,
    timeoutMs,
    now,
  });
  const endpoint = (path: string) => ({ url: serverUrl(path), timeoutMs, now });
  const formPost = (fields: Record<string, string>): PaymentStart => ({
    kind: 'form-post',
    action: browserUrl(paths.authorisation),
    fields,
  });
  return {
    capabilities: () => capabilities(browserUrl(paths.terms)),
    newOrderNumber,
    listBanks: async (merchant: string, channel: Channel): Promise<BankList> =>
      bankLists(merchantNamed(merchant), channel),
    startPayment: (order: PaymentOrder) =>
      formPost(signedRequest(merchantNamed(order.merchant), 'AR', order)),
    startMandate: (order) => formPost(signedRequest(merchantNamed(order.merchant), 'AD', order)),
    parseCallback: (raw) => parseConfirmation(options.merchants, raw, now()),
    acknowledge: (): Acknowledgement => ({ status: 200, contentType: 'text/plain', body: 'OK' }),
    enquire: async (order) => enquireOrder(merchantNamed(order.merchant), order, endpoint(paths.enquiry)),
    mandateDecision: async (order) =>
      requestEnrolment(merchantNamed(order.merchant), order, 'enquiry', endpoint(paths.enrolment)),
    endMandate: async (order) =>
      requestEnrolment(merchantNamed(order.merchant), order, 'termination', endpoint(paths.enrolment)),
    collect: async (order) => collectOrder(merchantNamed(order.merchant), order, endpoint(paths.collection)),
    disagreements: (order, event): readonly Disagreement[] =>
      disagreementsOf(merchantNamed(order.merchant), order, event),
    certificates: () => options.merchants.flatMap(certificatesOf),
  };
}

function merchantsByName(merchants: readonly FpxMerchant[]): (name: string) => FpxMerchant {
  const byName = new Map(merchants.map((merchant) => [merchant.name, merchant]));
  if (byName.size === 0 || byName.size !== merchants.length) {
    throw new Error('FPX needs at least one merchant profile, each under a name of its own.');
  }
  return (name) => {
    const merchant = byName.get(name);
    if (merchant === undefined) {
      throw new OrderRejected(`There is no FPX merchant profile named '${name}'.`);
    }
    return merchant;
  };
}

function capabilities(termsUrl: string): RailCapabilities {
  const channels = (['b2c', 'b2b1'] as const).map((channel) => {
    const { minSen, maxSen } = channelRules[channel];
    return { channel, minSen, maxSen };
  });
  const mandateVerificationSen = MANDATE_VERIFICATION_SEN;
  return {
    rail: 'fpx',
    currency: 'MYR',
    channels,
    termsUrl,
    authorisesLater: ['b2b1'],
    mandateVerificationSen,
  };
}

function certificatesOf(merchant: FpxMerchant): RailCertificate[] {
  const own =
    merchant.ownCertificate === null ? [] : [{ owner: 'merchant' as const, of: merchant.ownCertificate }];
  const theirs = merchant.exchangeCertificates.map((of) => ({ owner: 'rail' as const, of }));
  return [...own, ...theirs].map(({ owner, of }) => ({
    ...{ merchant: merchant.name, owner, subject: of.subject },
    ...{ startsAt: of.startsAt, endsAt: of.endsAt },
  }));
}
