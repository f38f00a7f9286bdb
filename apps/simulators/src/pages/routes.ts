import type { FastifyInstance } from 'fastify';
import type { BankContext } from '../bank/context.ts';
import type { FpxContext } from '../fpx/context.ts';
import type { FpxSettings } from '../fpx/settings.ts';
import { type FormFields, formOf, sendPage } from '../lib/http.ts';
import type { SmtpControls } from '../mailbox/smtp.ts';
import { type HomeView, homePage } from './home.ts';

/** The parts that the home page shows and controls. */
export interface HomeParts {
  readonly fpx: FpxContext;
  readonly bank: BankContext;
  readonly mailbox: SmtpControls;
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((word) => word !== '');
}

function wholeNumber(text: string | undefined, greatest: number): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.min(Number(text), greatest) : 0;
}

function settingsOf(form: FormFields): Partial<FpxSettings> {
  const direct = form.direct === 'drop' || form.direct === 'delay' ? form.direct : 'normal';
  return {
    direct,
    delay_ms: wholeNumber(form.delay_ms, 3_600_000),
    duplicate: wholeNumber(form.duplicate, 200),
    order: form.order === 'indirect_first' ? 'indirect_first' : 'direct_first',
    corrupt: form.corrupt === '1',
    enquiry: form.enquiry === 'error' ? 'error' : 'normal',
    mandates: form.mandates === 'decline' || form.mandates === 'by_hand' ? form.mandates : 'approve',
    collections:
      form.collections === 'insufficient' || form.collections === 'later' ? form.collections : 'by_balance',
    blocked_banks: words(form.blocked_banks),
  };
}

function viewOf({ fpx, bank, mailbox }: HomeParts): HomeView {
  return {
    settings: fpx.controls.settings,
    latest: fpx.transactions.all().slice(-10).reverse(),
    waiting: fpx.transactions.all().filter(({ state }) => state === 'pending').length,
    bank: bank.controls.settings,
    balanceSen: bank.book.balanceSen,
    mailDown: mailbox.down,
  };
}

/** The home page of the simulators with the same controls as the JSON addresses. */
export function homeRoutes(server: FastifyInstance, parts: HomeParts): void {
  for (const path of ['/', '/control']) {
    server.get(path, (_request, reply) => sendPage(reply, homePage(viewOf(parts))));
  }

  server.post('/control/page/fpx', (request, reply) => {
    parts.fpx.controls.change(settingsOf(formOf(request)));
    return reply.redirect('/', 303);
  });

  server.post('/control/page/bank', (request, reply) => {
    const form = formOf(request);
    parts.bank.controls.change({
      reject_accounts: words(form.reject_accounts),
      return_accounts: words(form.return_accounts),
      tell_payers: form.tell_payers === '1',
    });
    return reply.redirect('/', 303);
  });

  server.post('/control/page/mailbox', (request, reply) => {
    parts.mailbox.down = formOf(request).down === '1';
    return reply.redirect('/', 303);
  });
}
