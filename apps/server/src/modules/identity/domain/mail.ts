import type { Message } from '@titian/contracts/messages/definition';
import type { StepUpAction } from '@titian/contracts/step-up-actions';
import type { Ctx } from '../../../platform/context.ts';

/** Mails about how a customer is reached. */
type ContactMail =
  | { readonly template: 'verify_new_email'; readonly params: { readonly token: string } }
  | { readonly template: 'email_change_asked'; readonly params: { readonly token: string } }
  | { readonly template: 'phone_changed'; readonly params: { readonly phoneEnd: string } }
  | {
      readonly template: 'address_wanted' | 'email_changed' | 'unsubscribed';
      readonly params: Record<string, never>;
    };

/** The mails of this module, with what their texts need. */
export type IdentityMail =
  | ContactMail
  | { readonly template: 'verify_email'; readonly params: { readonly token: string } }
  | { readonly template: 'address_known'; readonly params: Record<string, never> }
  | {
      readonly template: 'password_reset' | 'password_reset_unverified' | 'two_factor_reset';
      readonly params: { readonly token: string; readonly minutes: number };
    }
  | {
      readonly template: 'password_changed';
      readonly params: {
        readonly how: 'changed' | 'reset';
        readonly at: string;
        readonly device: string | Message;
      };
    }
  | {
      readonly template: 'new_device';
      readonly params: { readonly device: string | Message; readonly at: string; readonly ip: string };
    }
  | {
      readonly template: 'sign_in_code' | 'step_up_code' | 'enrol_code';
      readonly params: {
        readonly code: string;
        readonly minutes: number;
        readonly device: Message;
        readonly action?: StepUpAction;
        /** Null where no money moves. */
        readonly amount?: string | null;
      };
    }
  | { readonly template: 'two_factor_enabled'; readonly params: { readonly method: 'totp' | 'email' } }
  | { readonly template: 'two_factor_reset_requested'; readonly params: { readonly takesEffectAt: string } }
  | { readonly template: 'recovery_code_used'; readonly params: { readonly left: number } }
  | { readonly template: 'device_forgotten'; readonly params: { readonly device: string | Message } }
  | {
      readonly template:
        | 'two_factor_off'
        | 'two_factor_reset_stopped'
        | 'two_factor_reset_done'
        | 'recovery_codes_replaced';
      readonly params: Record<string, never>;
    };

export type AddressedMail = IdentityMail & {
  readonly userId: string;
  readonly to: string;
  /** The first name in the greeting. */
  readonly name: string;
  /** A mail whose key was queued before is not queued again. */
  readonly dedupeKey: string;
};

/** Puts a mail into the outbox in the causing transaction; done by the outbox's module, handed in by compose. */
export type MailQueue = (ctx: Ctx, mail: AddressedMail) => Promise<void>;
