import { mutualTls } from '../gateways/http.ts';
import { createBankClient } from '../gateways/payout/iso20022/bank-client.ts';
import type { BankAccountRef, PayoutBank } from '../gateways/payout/port.ts';
import { fpxMerchant } from '../gateways/rail/fpx/merchant.ts';
import { createFpxRail } from '../gateways/rail/fpx/rail.ts';
import type { PaymentRail } from '../gateways/rail/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';

const TIMEOUT_MS = 10_000;
const BANK_LIST_MAX_AGE_MS = 5 * 60_000;

/** This merchant account takes client money only (FPX-24). */
const TRUST_PROFILE = 'trust';

/** The outside systems that move money. */
export interface MoneyGateways {
  readonly rail: PaymentRail;
  readonly bank: PayoutBank;
  /** The trust account that payouts leave from. */
  readonly trustAccount: BankAccountRef;
  /**
   * Numbers of the platform's accounts whose statements are compared with the ledger; the operating account's where
   * there is one.
   */
  readonly accountNumbers: { readonly trust: string; readonly operating: string | null };
}

export function openMoneyGateways(config: Config, clock: Clock): MoneyGateways {
  const merchant = fpxMerchant({
    name: TRUST_PROFILE,
    exchangeId: config.FPX_EXCHANGE_ID,
    sellerId: config.FPX_SELLER_ID,
    sellerBankCode: '01',
    privateKeyPem: config.fpxPrivateKey,
    ownCertificate: config.fpxMerchantCertificate,
    exchangeCertificates: config.fpxCertificates,
    version: '7.0',
    digest: 'sha1',
  });
  return {
    rail: createFpxRail({
      merchants: [merchant],
      browserUrl: config.FPX_BASE_URL,
      serverUrl: config.FPX_BASE_URL,
      timeoutMs: TIMEOUT_MS,
      bankListMaxAgeMs: BANK_LIST_MAX_AGE_MS,
      now: () => clock.now(),
    }),
    bank: createBankClient({
      url: config.PAYOUT_BASE_URL,
      timeoutMs: TIMEOUT_MS,
      agent: config.payoutIdentity && mutualTls(config.payoutIdentity),
    }),
    trustAccount: {
      name: config.PAYOUT_ACCOUNT_NAME,
      bic: config.PAYOUT_BIC,
      accountNo: config.PAYOUT_ACCOUNT_NUMBER,
    },
    accountNumbers: {
      trust: config.PAYOUT_ACCOUNT_NUMBER,
      operating: config.OPERATING_ACCOUNT_NUMBER ?? null,
    },
  };
}
