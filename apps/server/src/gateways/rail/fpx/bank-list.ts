import type { Channel, EnquiryUnknown, RailBank } from '../port.ts';
import { bankName } from './bank-names.ts';
import { verifyWithAny } from './certificates.ts';
import { signSource } from './checksum.ts';
import { postFields } from './enquiry.ts';
import { bankEnquiryFields, bankListFields, checksumSource, fromWire, toWire } from './fields.ts';
import { channelRules } from './limits.ts';
import type { FpxMerchant } from './merchant.ts';

/** BE: the signed request for the banks of a channel. */
export function signedBankEnquiry(merchant: FpxMerchant, channel: Channel): Record<string, string> {
  const message = {
    msgToken: channelRules[channel].messageToken,
    msgType: 'BE',
    sellerExId: merchant.exchangeId,
    version: merchant.version,
  };
  const checkSum = signSource(
    checksumSource(bankEnquiryFields, message),
    merchant.privateKey,
    merchant.digest,
  );
  return toWire(bankEnquiryFields, message, checkSum);
}

/** BC: the banks of a verified reply sorted by display name, or why the reply is not valid. */
export function parseBankList(
  merchant: FpxMerchant,
  channel: Channel,
  raw: Readonly<Record<string, string>>,
  now: Date,
): readonly RailBank[] | EnquiryUnknown {
  const received = fromWire(bankListFields, raw);
  if ('missing' in received) {
    return unknown('malformed', `Fields missing: ${received.missing.join(', ')}.`);
  }
  const { message, checkSum } = received;
  const signed = { source: checksumSource(bankListFields, message), checkSum, digest: merchant.digest };
  const verification = verifyWithAny(merchant.exchangeCertificates, signed, now);
  if (verification !== 'verified') {
    return unknown(verification, `The checksum was not accepted: ${verification}.`);
  }
  // A correctly signed list of the other channel would offer banks that then reject the payment.
  if (message.msgType !== 'BC' || message.msgToken !== channelRules[channel].messageToken) {
    return unknown(
      'malformed',
      `Expected the list of ${channel}, not ${message.msgType} ${message.msgToken}.`,
    );
  }
  return banksOf(channel, message.bankList);
}

/** Requests the banks of a channel from the exchange. */
export async function fetchBankList(
  merchant: FpxMerchant,
  channel: Channel,
  options: { readonly url: string; readonly timeoutMs: number; readonly now: () => Date },
): Promise<readonly RailBank[] | EnquiryUnknown> {
  const answer = await postFields(options, signedBankEnquiry(merchant, channel));
  return 'cause' in answer ? answer : parseBankList(merchant, channel, answer.raw, options.now());
}

function banksOf(channel: Channel, list: string): RailBank[] {
  const banks: RailBank[] = [];
  for (const entry of list.split(',')) {
    const [id = '', status = ''] = entry.trim().split('~');
    if (id !== '') {
      banks.push({ id, name: bankName(channel, id), online: status === 'A' });
    }
  }
  return banks.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.id.localeCompare(b.id, 'en'));
}

function unknown(cause: EnquiryUnknown['cause'], detail: string): EnquiryUnknown {
  return { kind: 'unknown', cause, detail };
}
