/** Texts in characters that every bank behind FPX accepts (FPX-3). */
import { randomBytes } from 'node:crypto';

const ORDER_NUMBER = /^[A-Za-z0-9-]{1,20}$/;
/** Crockford's base 32: no letters that are read as digits over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARS = 10;
const RANDOM_CHARS = 10;
const DESCRIPTION_CHARS = 30;
const NAME_CHARS = 40;
const EMAIL_CHARS = 50;

/**
 * A new order number of 20 characters: 10 of time, in rising order, and 10 at random (50 bits), so that several
 * processes make different ones without coordination.
 */
export function newOrderNumber(at: Date): string {
  let time = '';
  for (let rest = at.getTime(); time.length < TIME_CHARS; rest = Math.floor(rest / ALPHABET.length)) {
    time = ALPHABET.charAt(rest % ALPHABET.length) + time;
  }
  const random = [...randomBytes(RANDOM_CHARS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return time + random.join('');
}

/** True for a number that every bank accepts as order number. */
export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text);
}

/** Letters, digits and single spaces, at most 30 characters. */
export function safeDescription(text: string): string {
  return plain(text, /[^A-Za-z0-9]+/g)
    .slice(0, DESCRIPTION_CHARS)
    .trim();
}

/** ASCII without `&`, `'` and the separator of the checksum, at most 40 characters. */
export function safeName(text: string): string {
  return plain(text, /[^A-Za-z0-9@/().,_-]+/g)
    .slice(0, NAME_CHARS)
    .trim();
}

/** The address, or blank where it is longer than the field: a shortened address would be a different one. */
export function safeEmail(text: string): string {
  return /^[!-~]+$/.test(text) && !/[&'|]/.test(text) && text.length <= EMAIL_CHARS ? text : '';
}

function plain(text: string, unwanted: RegExp): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(unwanted, ' ').trim();
}
