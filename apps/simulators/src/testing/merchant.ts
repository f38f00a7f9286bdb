import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { malaysiaStamp } from '../lib/malaysia-time.ts';

/** A pair of RSA keys as PEM texts. */
export function makeKeyPair(): { readonly publicPem: string; readonly privatePem: string } {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicPem: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** The merchant's keys and the exchange's, made once per test file: making them takes a while. */
export const merchantKeys = makeKeyPair();
export const fpxKeys = makeKeyPair();

type Fields = Record<string, string>;

/** Signs as a merchant does, written apart from the exchange: all fields sorted by name, values joined. */
export function signAs(privatePem: string, fields: Fields): Fields {
  const names = Object.keys(fields)
    .filter((name) => name !== 'fpx_checkSum')
    .sort();
  const source = names.map((name) => fields[name]).join('|');
  const fpx_checkSum = sign('RSA-SHA1', Buffer.from(source), privatePem).toString('hex').toUpperCase();
  return { ...fields, fpx_checkSum };
}

/** Checks a message of the exchange: all fields sorted by name, values joined. */
export function isSignedBy(publicPem: string, fields: Fields): boolean {
  const names = Object.keys(fields)
    .filter((name) => name !== 'fpx_checkSum')
    .sort();
  const source = names.map((name) => fields[name]).join('|');
  return verify('RSA-SHA1', Buffer.from(source), publicPem, Buffer.from(fields.fpx_checkSum ?? '', 'hex'));
}

let running = 0;

/** A right AR, signed by the merchant, with the given fields changed before signing. */
export function paymentRequest(changes: Fields = {}, now: Date = new Date()): Fields {
  running += 1;
  const number = `${Date.now()}${running}`;
  return signAs(merchantKeys.privatePem, {
    fpx_msgType: 'AR',
    fpx_msgToken: '01',
    fpx_sellerExId: 'EX00000001',
    fpx_sellerExOrderNo: `X${number}`,
    fpx_sellerTxnTime: malaysiaStamp(now),
    fpx_sellerOrderNo: `S${number}`,
    fpx_sellerId: 'SE00000001',
    fpx_sellerBankCode: '01',
    fpx_txnCurrency: 'MYR',
    fpx_txnAmount: '250.00',
    fpx_buyerEmail: 'aisyah@example.com',
    fpx_buyerName: 'NUR AISYAH BINTI RAHMAN',
    fpx_buyerBankId: 'MB2U0227',
    fpx_buyerBankBranch: '',
    fpx_buyerAccNo: '',
    fpx_buyerId: '',
    fpx_makerName: '',
    fpx_buyerIban: '',
    fpx_productDesc: 'Top up',
    fpx_version: '7.0',
    ...changes,
  });
}

/** The AE that requests the state of an AR. */
export function enquiryFor(request: Fields, changes: Fields = {}): Fields {
  return signAs(merchantKeys.privatePem, { ...request, fpx_msgType: 'AE', ...changes });
}

/** The merchant's server: receives Direct ACs and gives the configured answers. */
export class Merchant {
  readonly received: Fields[] = [];
  /** Answers for the next requests; when empty, `OK`. */
  readonly answers: { readonly status: number; readonly body: string }[] = [];
  readonly #server: Server;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  directUrl = '';

  constructor() {
    this.#server = createServer((request, response) => {
      text(request)
        .then((body) => {
          const { status, body: answer } = this.answers.shift() ?? { status: 200, body: 'OK' };
          response.writeHead(status, { 'content-type': 'text/plain' }).end(answer);
          this.received.push(Object.fromEntries(new URLSearchParams(body)));
          this.#waiting = this.#waiting.filter(({ count, resolve }) => {
            if (this.received.length < count) return true;
            resolve();
            return false;
          });
        })
        .catch(() => response.destroy());
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.directUrl = `http://127.0.0.1:${address.port}/api/fpx/direct`;
  }

  /** Settles when that many Direct ACs have come in. */
  async receivedAtLeast(count: number): Promise<void> {
    if (this.received.length >= count) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push({ count, resolve });
    });
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
