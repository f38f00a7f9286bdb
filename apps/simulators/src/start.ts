import type { AddressInfo } from 'node:net';
import type { BankContext } from './bank/context.ts';
import { bicOf } from './bank/fpx-banks.ts';
import { bookIncoming } from './bank/incoming.ts';
import { mountBank } from './bank/mount.ts';
import type { SimulatorConfig } from './config.ts';
import { debitAmount } from './fpx/mandate-request.ts';
import type { Collection } from './fpx/mandates.ts';
import { field } from './fpx/messages.ts';
import { mountFpx } from './fpx/mount.ts';
import { orderNoOf, type Transaction } from './fpx/transactions.ts';
import { makeHttpServer } from './lib/http.ts';
import { parseRinggit } from './lib/ringgit.ts';
import { mountMailbox } from './mailbox/mount.ts';
import { homeRoutes } from './pages/routes.ts';

/** Running simulators. */
export interface Simulators {
  readonly simulatorUrl: string;
  readonly smtpPort: number;
  close(): Promise<void>;
}

/**
 * Credits a buyer's approved payment to the trust account. The buyer's account is known to enquiries from then on; the
 * statement names it only where the controls say so, because FPX does not.
 */
function creditTrustAccount(bank: BankContext, transaction: Transaction): void {
  const { accountNo, payerName } = transaction;
  const bic = bicOf(field(transaction.request, 'fpx_buyerBankId'));
  const known = bic !== null && accountNo !== '' && payerName !== '';
  if (known && bank.book.account(bic, accountNo) === null) {
    bank.book.register({ bic, accountNo, holderName: payerName });
  }
  const notified = known && bank.controls.settings.tell_payers;
  bookIncoming(bank, {
    reference: transaction.fpxTxnId,
    kind: 'fpx',
    amountSen: parseRinggit(debitAmount(transaction.request)) ?? 0n,
    endToEndId: orderNoOf(transaction),
    payerName,
    payerAccountNo: notified ? accountNo : '',
    payerBic: notified ? bic : '',
    text: `FPX ${transaction.fpxTxnId} ${orderNoOf(transaction)}`,
    at: new Date(transaction.changedAt),
    bookedOn: transaction.bookingDate,
  });
}

/** Credits a collection under a mandate to the trust account, on the day of its file. */
function creditCollection(bank: BankContext, collection: Collection, at: Date): void {
  bookIncoming(bank, {
    reference: collection.bankReference,
    kind: 'fpx',
    amountSen: parseRinggit(collection.amount) ?? 0n,
    endToEndId: collection.orderNo,
    payerName: collection.payerName,
    payerAccountNo: '',
    payerBic: '',
    text: `Direct debit ${collection.mandateNumber} ${collection.orderNo}`,
    at,
    bookedOn: collection.collectOn,
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The web server has no port.');
  return address.port;
}

/**
 * Starts FPX exchange, payout bank and mailbox on 127.0.0.1.
 *
 * @param now the clock; tests hand in their own
 * @throws Error when a port is taken or a key file is wrong; nothing stays open then
 */
export async function startSimulators(
  config: SimulatorConfig,
  now: () => Date = () => new Date(),
): Promise<Simulators> {
  const server = makeHttpServer();
  const bank = mountBank(server, config, now);
  const fpx = mountFpx(server, {
    config,
    now,
    onApproved: (transaction) => creditTrustAccount(bank, transaction),
    onCollected: (collection) => creditCollection(bank, collection, now()),
  });
  const mailbox = mountMailbox(server, config, now);
  homeRoutes(server, { fpx: fpx.context, bank, mailbox: mailbox.controls });
  const closeServer = async (): Promise<void> => {
    mailbox.stop();
    await fpx.close();
    await server.close();
  };
  try {
    await server.listen({ host: '127.0.0.1', port: config.httpPort });
    const smtp = await mailbox.listen();
    fpx.resume();
    return {
      simulatorUrl: `http://127.0.0.1:${portOf(server.server.address())}`,
      smtpPort: smtp.port,
      close: async () => {
        await Promise.all([closeServer(), smtp.close()]);
      },
    };
  } catch (problem) {
    await closeServer();
    throw problem;
  }
}
