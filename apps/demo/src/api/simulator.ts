import type { Day } from '../days.ts';

/** The controls of the simulated outside world that the demo needs. */
export interface Simulator {
  /** Opens an account at the simulated bank, so that an account enquiry names its holder. */
  openAccount(account: { bic: string; number: string; holder: string }): Promise<void>;
  /**
   * Pays the form of the payment page as a buyer at the bank, and waits for the confirmation.
   *
   * @param payerName the account holder that the bank reports; the expected one by default
   * @throws Error when the bank does not approve or the product does not acknowledge
   */
  pay(fields: Readonly<Record<string, string>>, on: Day, payerName?: string): Promise<void>;
  /** Money that reaches the trust account by an ordinary transfer, on a day. */
  deposit(transfer: { amount: string; payer: string; reference: string }, on: Day): Promise<void>;
  /** Whether the bank gives statements of the trust account. */
  giveStatements(given: boolean): Promise<void>;
  /** How banks answer collections: by the account's balance, or always without funds. */
  answerCollections(how: 'by_balance' | 'insufficient'): Promise<void>;
  /** The number of the platform's operating account. */
  operatingAccount(): Promise<string>;
  /** Makes a payment from the operating account at its bank. */
  payFromOperating(payment: { amount: string; payee: string; reference: string }, on: Day): Promise<void>;
  /** The operating account's statement of some days, as its bank gives it for download. */
  operatingStatement(from: Day, to: Day): Promise<File>;
  /** The first mail to an address after an instant whose subject matches; waits until it has arrived. */
  mailTo(address: string, after: Date, subject: RegExp): Promise<Mail>;
}

interface Mail {
  readonly at: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

const MAIL_WAIT_MS = 30_000;
/** The code is looked for among so many mails at once. */
const MAILS_AT_ONCE = 50;

export function createSimulator(url: string): Simulator {
  return {
    async openAccount({ bic, number, holder }) {
      await send(`${url}/control/bank/account`, { bic, account_no: number, holder_name: holder });
    },
    async pay(fields, on, payerName) {
      const paid = await send(`${url}/control/fpx/pay`, {
        fields,
        booking_date: on,
        ...(payerName === undefined ? {} : { payer_name: payerName }),
      });
      if (paid.debitAuthCode !== '00' || paid.direct_acknowledged !== true) {
        throw new Error(`the bank did not carry out a payment: ${JSON.stringify(paid)}`);
      }
    },
    async deposit({ amount, payer, reference }, on) {
      const body = { amount, payer_name: payer, reference, booking_date: on };
      await send(`${url}/control/bank/deposit`, body);
    },
    async giveStatements(given) {
      await send(`${url}/control/bank`, { states: given });
    },
    async answerCollections(how) {
      await send(`${url}/control/fpx`, { collections: how });
    },
    async operatingAccount() {
      const { account_no: number } = await received(await fetch(`${url}/control/bank/operating`));
      return String(number);
    },
    async payFromOperating({ amount, payee, reference }, on) {
      const body = { amount, payee_name: payee, reference, booking_date: on };
      await send(`${url}/control/bank/operating/pay`, body);
    },
    async operatingStatement(from, to) {
      const response = await fetch(`${url}/control/bank/operating/statement?from=${from}&to=${to}`);
      if (!response.ok) throw new Error(`the operating statement was answered ${response.status}`);
      return new File([await response.blob()], `operating-${to}.xml`, { type: 'application/xml' });
    },
    async mailTo(address, after, subject) {
      for (let since = after.toISOString(); ; ) {
        const query = new URLSearchParams({
          to: address,
          after: since,
          wait_ms: String(MAIL_WAIT_MS),
          limit: String(MAILS_AT_ONCE),
        });
        const mails: Mail[] = await received(await fetch(`${url}/mailbox.json?${query}`));
        const found = mails.find((mail) => subject.test(mail.subject));
        if (found !== undefined) {
          return found;
        }
        if (mails[0] === undefined) {
          throw new Error(`no mail about ${subject} reached ${address} within ${MAIL_WAIT_MS / 1000} s`);
        }
        since = mails[0].at;
      }
    },
  };
}

async function send(url: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  return received(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

async function received(response: Response) {
  const answer = JSON.parse(await response.text());
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(answer)}`);
  }
  return answer;
}
