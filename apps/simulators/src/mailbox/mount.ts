import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SimulatorConfig } from '../config.ts';
import { MailStore } from './mail-store.ts';
import { mailboxRoutes } from './routes.ts';
import { type Smtp, type SmtpControls, startSmtp } from './smtp.ts';

const MAX_MAILS = 2_000;

/** The mailbox before its mail server listens. */
export interface Mailbox {
  readonly controls: SmtpControls;
  readonly store: MailStore;
  listen(): Promise<Smtp>;
  /** Ends waiting requests, so that the server can stop. */
  stop(): void;
}

/** Builds the mailbox and puts its addresses on the server. */
export function mountMailbox(server: FastifyInstance, config: SimulatorConfig, now: () => Date): Mailbox {
  const store = new MailStore(join(config.dataDir, 'simulator', 'mailbox.jsonl'), MAX_MAILS, now);
  const controls: SmtpControls = { down: false };
  const stopping = new AbortController();
  mailboxRoutes(server, store, controls, stopping.signal);
  return {
    controls,
    store,
    listen: () => startSmtp(config.smtpPort, store, controls),
    stop: () => stopping.abort(),
  };
}
