import type { Ctx } from '../../../platform/context.ts';

/** The mails of this module, with what their texts need. */
type IdentityMail =
  | { readonly template: 'verify_email'; readonly params: { readonly token: string } }
  | { readonly template: 'address_known'; readonly params: Record<string, never> }
  | {
      readonly template: 'step_up_code';
      readonly params: { readonly code: string; readonly minutes: number };
    };

export type AddressedMail = IdentityMail & {
  readonly userId: string;
  readonly to: string;
  /** Who is greeted: the first name. */
  readonly name: string;
  /** A mail whose key was queued before is not queued again. */
  readonly dedupeKey: string;
};

/** Puts a mail into the outbox in the causing transaction; done by the outbox's module, handed in by compose. */
export type MailQueue = (ctx: Ctx, mail: AddressedMail) => Promise<void>;
