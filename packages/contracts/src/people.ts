import './readable-errors.ts';
import { z } from 'zod';
import { text } from './wire.ts';

/** A person's name part or a company's name: 1 to 100 characters, trimmed. */
export const name = text(100, 'Please enter a name of at most 100 characters');

/** A calling code as "+60"; "60" is understood too. */
export const phoneCountryCode = z
  .string({ error: 'Please choose a country code, for example +60' })
  .trim()
  .regex(/^\+?[1-9]\d{0,3}$/, 'Please choose a country code, for example +60')
  .transform((code) => (code.startsWith('+') ? code : `+${code}`));

/** National digits; spaces, dashes and brackets are dropped. The server judges them with the country code. */
export const phoneNumber = z
  .string({ error: 'Please enter a phone number' })
  .max(40, 'Please enter a phone number')
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\d{4,15}$/, 'Please enter the digits of a phone number, for example 0123456789'));

/** A password that is being chosen. No rules of composition: length is what counts. */
export const newPassword = z
  .string({ error: 'Please choose a password' })
  .min(12, 'Please choose a password of at least 12 characters')
  .max(256, 'Please choose a password of at most 256 characters');

/** A password that is being checked. */
export const givenPassword = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(256, 'Please enter your password');
