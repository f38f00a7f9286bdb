import type { InfoChange } from '../api/update-info.ts';
import type { UserInfo } from '../api/user-info.ts';

export type ContactValues = {
  readonly phone_country_code: string;
  readonly phone_number: string;
  readonly email: string;
  /** Six digits; '' before a code was demanded. */
  readonly otp_code: string;
};

/** A form that begins with the country of the present number and no number. */
export function emptyContact(info: UserInfo): ContactValues {
  return { phone_country_code: info.phone_country_code, phone_number: '', email: '', otp_code: '' };
}

/** What is sent: one of the two alone, with the code once it was demanded. */
export function contactChange(kind: 'phone' | 'email', values: ContactValues): InfoChange {
  const { phone_country_code, phone_number, email, otp_code } = values;
  return {
    ...(kind === 'email' ? { email } : { phone_country_code, phone_number }),
    ...(otp_code === '' ? {} : { otp_code }),
  };
}
