import type { NamedChoice } from '../reference/names.ts';

/** The languages of messages: English and Bahasa Malaysia. */
export const languages = ['en', 'ms'] as const;
export type Language = (typeof languages)[number];

/** A message of a count: `one` for 1, `other` for every other number. Bahasa Malaysia has one form. */
export interface CountForms {
  readonly one: string;
  readonly other: string;
}

/**
 * The wording of a message in both languages. `{{name}}` stands for a text as it is, `{{name, kind}}` for a value of a
 * kind of `ParamTypes`; both languages name the same values.
 */
export interface MessageText {
  readonly en: string | CountForms;
  readonly ms: string;
}

/** What each kind of value is on the wire. */
export interface ParamTypes {
  /** Ringgit with two decimals, "1234.50". */
  readonly money: string;
  /** "11.00". */
  readonly percent: string;
  /** A Malaysian day, "2026-11-21". */
  readonly date: string;
  /** A month, "2026-10". */
  readonly month: string;
  /** An instant, "2026-11-21T02:04:00.000Z", read in Malaysian time. */
  readonly time: string;
  /** A country's two letters. */
  readonly country: string;
  readonly number: number;
  readonly list: readonly string[];
  /** A choice of a reference list, by its name. */
  readonly name: NamedChoice;
  /** Another message, worded in the same language. */
  readonly message: Message;
  /** Whole messages, one after the other. */
  readonly sentences: readonly Message[];
}

/** A message without its wording: a code of the catalogue and the values that the wording names. */
export interface Message {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a value of unknown origin is a message: a code and its values, and nothing else. */
export function isMessage(value: unknown): value is Message {
  const { code, params, ...others } = Object(value) as Partial<Message>;
  return typeof code === 'string' && typeof params === 'object' && Object.keys(others).length === 0;
}

type ParamOf<Inside extends string> = Inside extends `${infer Name}, ${infer Kind extends keyof ParamTypes}`
  ? { readonly [N in Name]: ParamTypes[Kind] }
  : { readonly [N in Inside]: string };

type ParamsIn<Text> = Text extends `${string}{{${infer Inside}}}${infer Rest}`
  ? ParamOf<Inside> & ParamsIn<Rest>
  : unknown;

/** The values that a wording names, from its English. */
export type ParamsOf<Text extends MessageText> = Text['en'] extends string
  ? ParamsIn<Text['en']>
  : Text['en'] extends { readonly other: infer Other }
    ? ParamsIn<Other>
    : never;

/** A part of the catalogue, with its literal types retained for the types of the values. */
export function defineMessages<const Part extends Readonly<Record<string, MessageText>>>(part: Part): Part {
  return part;
}
