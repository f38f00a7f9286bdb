import type { Registration } from '../api/register.ts';

/** The last part of `/register/:type?` (NAV-23). */
export const registrationKinds = ['investor', 'institution', 'businessowner'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

/** `investor` where nothing, or nothing known, stands in the address. */
export function kindOf(type: string | undefined): RegistrationKind {
  return registrationKinds.find((kind) => kind === type) ?? 'investor';
}

export interface RegistrationValues extends Record<string, unknown> {
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly phone_country_code: string;
  readonly phone_number: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly referral_code: string;
  readonly agree_terms: boolean;
  readonly agree_privacy: boolean;
}

export function emptyRegistration(referralCode: string | undefined): RegistrationValues {
  return {
    first_name: '',
    last_name: '',
    company_name: '',
    email: '',
    phone_country_code: '+60',
    phone_number: '',
    password: '',
    password_confirmation: '',
    referral_code: referralCode ?? '',
    agree_terms: false,
    agree_privacy: false,
  };
}

/** What is sent once both ticks are set: role and type follow from the kind; an Individual has no company name. */
export function toRegistration(kind: RegistrationKind, values: RegistrationValues): Registration {
  const { company_name, referral_code, agree_terms: _terms, agree_privacy: _privacy, ...person } = values;
  return {
    ...person,
    role: kind === 'businessowner' ? 'businessowner' : 'investor',
    ...(kind === 'investor' ? { type: 'Individual' as const } : { company_name }),
    ...(kind === 'institution' ? { type: 'Institution' as const } : {}),
    ...(referral_code.trim() === '' ? {} : { referral_code }),
    agree_terms: '1',
    agree_privacy: '1',
  };
}
