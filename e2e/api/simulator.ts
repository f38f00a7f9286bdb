import type { Place } from '../product/product.ts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

export interface BankTransaction {
  readonly seller_order_no: string;
  readonly debit_auth_code: string;
}

/** Calls the simulated outside world. @throws Error with its error */
export async function simulator<Body>({ simulatorUrl }: Place, path: string, body?: object): Promise<Body> {
  const response = await fetch(`${simulatorUrl}${path}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** The newest mail to an address since an instant whose subject matches; waits up to half a minute. */
export async function mailTo(place: Place, to: string, subject: RegExp, after = new Date(0)): Promise<Mail> {
  for (let since = after.toISOString(); ; ) {
    const query = new URLSearchParams({ to, after: since, wait_ms: '30000' });
    const mails: (Mail & { at: string })[] = await simulator(place, `/mailbox.json?${query}`);
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found !== undefined) return found;
    if (mails[0] === undefined) throw new Error(`no mail about ${subject} reached ${to}`);
    since = mails[0].at;
  }
}

/** Opens an account at the simulated bank, so that an enquiry names its holder. */
export async function openBankAccount(place: Place, bic: string, number: string, holder: string) {
  await simulator(place, '/control/bank/account', { bic, account_no: number, holder_name: holder });
}
