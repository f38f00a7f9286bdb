import { parseMalaysiaStamp } from '../lib/malaysia-time.ts';
import { parseRinggit } from '../lib/ringgit.ts';
import { type Channel, findBank, isChannel } from './banks.ts';
import { verifyFields } from './checksum.ts';
import type { Code } from './codes.ts';
import type { FpxContext } from './context.ts';
import { isMandate, mandateError } from './mandate-request.ts';
import { type FpxFields, field, GREATEST_LENGTHS, REQUEST_FIELDS } from './messages.ts';

/** Smallest and greatest payment of each channel, in sen (FPX-14). */
const LIMITS_SEN: Readonly<Record<Channel, readonly [bigint, bigint]>> = {
  '01': [100n, 3_000_000n],
  '02': [200n, 100_000_000n],
};

type Rules = Pick<
  FpxContext,
  'exchangeId' | 'sellerId' | 'merchantKey' | 'now' | 'transactions' | 'controls'
>;

/**
 * Checks that the message comes from the configured merchant (FPX-28).
 *
 * @returns XE for a message without all fields, XI for an unknown exchange, 98 for a wrong signature,
 * null when the sender is verified
 */
export function senderError(fields: FpxFields, rules: Rules): Code | null {
  const missing = [...REQUEST_FIELDS, 'fpx_checkSum'].some((name) => !Object.hasOwn(fields, name));
  if (missing) return 'XE';
  if (field(fields, 'fpx_sellerExId') !== rules.exchangeId) return 'XI';
  return verifyFields(fields, REQUEST_FIELDS, rules.merchantKey) ? null : '98';
}

/** XN for an order number that was used before, null otherwise. */
export function duplicateError(fields: FpxFields, rules: Rules): Code | null {
  return rules.transactions.byOrderNo(field(fields, 'fpx_sellerExOrderNo')) === null ? null : 'XN';
}

function formError(fields: FpxFields): Code | null {
  if (!['AR', 'AD'].includes(field(fields, 'fpx_msgType'))) return 'XT';
  if (!isChannel(field(fields, 'fpx_msgToken'))) return 'XM';
  if (!['5.0', '6.0', '7.0'].includes(field(fields, 'fpx_version'))) return 'XE';
  if (REQUEST_FIELDS.some((name) => field(fields, name).length > GREATEST_LENGTHS[name])) return '30';
  const orderNos = [field(fields, 'fpx_sellerExOrderNo'), field(fields, 'fpx_sellerOrderNo')];
  if (orderNos.some((orderNo) => orderNo === '' || /[&']/.test(orderNo))) return '30';
  if (/[/&']/.test(field(fields, 'fpx_buyerBankBranch') + field(fields, 'fpx_buyerId'))) return '30';
  return null;
}

function sellerError(fields: FpxFields, rules: Rules): Code | null {
  if (field(fields, 'fpx_sellerId') !== rules.sellerId) return 'XS';
  if (field(fields, 'fpx_sellerBankCode') !== '01') return 'SB';
  return rules.transactions.hasSellerOrderNo(field(fields, 'fpx_sellerOrderNo')) ? '45' : null;
}

function timeError(fields: FpxFields, rules: Rules): Code | null {
  const sentAt = parseMalaysiaStamp(field(fields, 'fpx_sellerTxnTime'));
  if (sentAt === null) return '30';
  const differenceMs = Math.abs(rules.now().getTime() - sentAt.getTime());
  return differenceMs > rules.controls.settings.clock_skew_ms ? 'XW' : null;
}

function amountError(fields: FpxFields, channel: Channel): Code | null {
  if (field(fields, 'fpx_txnCurrency') !== 'MYR') return '47';
  const text = field(fields, 'fpx_txnAmount');
  const amountSen = /^\d+\.\d{2}$/.test(text) ? parseRinggit(text) : null;
  if (amountSen === null || amountSen === 0n) return '13';
  const [leastSen, greatestSen] = LIMITS_SEN[channel];
  if (amountSen < leastSen) return '2A';
  return amountSen > greatestSen ? '48' : null;
}

function bankError(fields: FpxFields, channel: Channel, rules: Rules): Code | null {
  const bankId = field(fields, 'fpx_buyerBankId');
  if (findBank(channel, bankId) === null) return isMandate(fields) ? 'DF' : '31';
  return rules.controls.settings.blocked_banks.includes(bankId) ? 'BB' : null;
}

/**
 * Checks the content of an AR or AD whose sender is verified.
 *
 * @returns the code of the first rule that it breaks, or null when the buyer may go to the bank
 */
export function contentError(fields: FpxFields, rules: Rules): Code | null {
  const form = formError(fields);
  if (form !== null) return form;
  const token = field(fields, 'fpx_msgToken');
  const channel: Channel = isChannel(token) ? token : '01';
  return (
    sellerError(fields, rules) ??
    timeError(fields, rules) ??
    amountError(fields, channel) ??
    (isMandate(fields) ? mandateError(fields) : null) ??
    bankError(fields, channel, rules)
  );
}
