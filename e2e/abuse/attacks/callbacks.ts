import { randomBytes, randomUUID } from 'node:crypto';
import { sendRequest } from '../caller.ts';
import { callerOf, inLanes, type Means, outcome } from './attack.ts';

const LANES = 24;
const ADDRESSES = ['/api/fpx/direct', '/api/fpx/indirect'];

/** Unverified messages to the bank's addresses, from many addresses and under many foreign names. */
export async function junkCallbacks(means: Means): Promise<void> {
  const kinds = [randomFields, hugeField, confirmation, noForm];
  await inLanes(means, LANES, (at) => {
    const [body, type = 'application/x-www-form-urlencoded'] = kinds[at % kinds.length]?.() ?? [''];
    const forged = Array.from(randomBytes(4)).join('.');
    const headers = { 'content-type': type, 'x-forwarded-for': forged, forwarded: `for=${forged}` };
    const path = ADDRESSES[at % 2] ?? '';
    return outcome('callback', sendRequest(callerOf(means, at), 'POST', path, Buffer.from(body), headers));
  });
}

function randomFields(): [string] {
  return [Array.from({ length: 50 }, () => `${randomUUID()}=${randomUUID()}`).join('&')];
}

function hugeField(): [string] {
  return [`fpx_msgToken=${'A'.repeat(900_000)}`];
}

/** A message of the exchange with an invalid signature. */
function confirmation(): [string] {
  const fields = new URLSearchParams({
    ...{ fpx_msgType: 'AC', fpx_msgToken: '01', fpx_fpxTxnId: '2611231200000001' },
    ...{
      fpx_sellerExId: 'EX00012345',
      fpx_sellerId: 'SE00012345',
      fpx_sellerExOrderNo: randomUUID().slice(0, 20),
    },
    ...{ fpx_sellerOrderNo: randomUUID().slice(0, 20), fpx_txnAmount: '30000.00', fpx_txnCurrency: 'MYR' },
    ...{ fpx_fpxTxnTime: '20261123120000', fpx_sellerTxnTime: '20261123115900', fpx_buyerBankId: 'MBB0228' },
    ...{
      fpx_debitAuthCode: '00',
      fpx_debitAuthNo: '123456',
      fpx_creditAuthCode: '00',
      fpx_creditAuthNo: '123456',
    },
    ...{ fpx_buyerName: 'AISYAH BINTI RAHMAN', fpx_checkSum: randomBytes(256).toString('hex').toUpperCase() },
  });
  return [fields.toString()];
}

function noForm(): [string, string] {
  return [randomBytes(5_000).toString('base64'), 'application/octet-stream'];
}
