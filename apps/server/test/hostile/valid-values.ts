import { z } from 'zod';
import { companyForm, investorForm } from '../builders/application-forms.ts';
import { financingForm, offerOf } from '../builders/financing.ts';
import { registrationForm } from '../builders/identity.ts';
import { premiumForm } from '../builders/premium.ts';
import type { Random } from './random.ts';

/** Ids and texts of things that are there, by the name of the field or of the kind of thing. */
export type Known = (name: string) => readonly string[];

const typical: readonly string[] = [
  '1',
  '0',
  '2',
  '10',
  '100.00',
  '250',
  '12.50',
  '5.00',
  '2026-11-21',
  '2027-03-31',
  '2026-11',
  '2026',
  '2026-11-21T03:04:05.678Z',
  '0194b6f0-0000-7000-8000-00000000abcd',
  'name@example.com',
  'a text of some length',
  'Aminah binti Yusof',
  'kopi kaw di jalan sultan',
  '123456',
  '880101145678',
  '514012345678',
  '+60123456789',
  '0123456789',
  'MBBEMYKL',
  'MB2U0227',
  'MY',
  'my',
  'en',
  'ms',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'abcdefgh-ABCDEFGH_01',
  '202601012345',
  '50480',
  'https://example.com',
];

/** What complete forms say, by the name of the field. */
function formTexts(): ReadonlyMap<string, readonly string[]> {
  const forms: readonly Readonly<Record<string, unknown>>[] = [
    ...[investorForm(), companyForm('business'), companyForm('institution'), premiumForm(), financingForm()],
    ...[financingForm({ type: 'Invoice Financing' }), { ...offerOf() }, { ...registrationForm() }],
  ];
  const texts = new Map<string, string[]>();
  for (const [name, value] of forms.flatMap((form) => Object.entries(form))) {
    texts.set(name, [...(texts.get(name) ?? []), String(value)]);
  }
  return texts;
}

const MAX_ITEMS = 2;

/** Makes values that a schema accepts, as far as its fields can be assessed one by one. */
export function validValues(known: Known): (schema: z.ZodType, name: string, random: Random) => unknown {
  const forms = formTexts();
  const accepted = new WeakMap<z.ZodType, Map<string, readonly string[]>>();
  const textsFor = (schema: z.ZodType, name: string): readonly string[] => {
    const byName = accepted.get(schema) ?? new Map<string, readonly string[]>();
    accepted.set(schema, byName);
    const had = byName.get(name);
    if (had !== undefined) {
      return had;
    }
    const own = [...known(name), ...(forms.get(name) ?? [])];
    const fitting = own.filter((text) => schema.safeParse(text).success);
    const found = fitting.length > 0 ? fitting : typical.filter((text) => schema.safeParse(text).success);
    byName.set(name, found);
    return found;
  };
  const make = (schema: z.ZodType, name: string, random: Random): unknown => {
    if (schema instanceof z.ZodOptional) {
      return random.percent(30) ? undefined : make(schema.unwrap() as z.ZodType, name, random);
    }
    if (schema instanceof z.ZodNullable) {
      return random.percent(30) ? null : make(schema.unwrap() as z.ZodType, name, random);
    }
    if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) {
      return make(schema.unwrap() as z.ZodType, name, random);
    }
    const texts = isText(schema) ? textsFor(schema, name) : [];
    if (texts.length > 0) {
      return random.pick(texts);
    }
    return composed(schema, name, random, make);
  };
  return make;
}

type Make = (schema: z.ZodType, name: string, random: Random) => unknown;

function isText(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodPipe;
}

function composed(schema: z.ZodType, name: string, random: Random, make: Make): unknown {
  if (schema instanceof z.ZodPipe) {
    const [from, to] = [schema.in as z.ZodType, schema.out as z.ZodType];
    // A list that a form carries as JSON text.
    const isJsonText = from instanceof z.ZodPipe && to instanceof z.ZodArray;
    return isJsonText
      ? JSON.stringify(make(to, name, random))
      : make(from instanceof z.ZodTransform ? to : from, name, random);
  }
  if (schema instanceof z.ZodObject) {
    // The `id` of an address says only together with the address whose id it is.
    const nameOf = (key: string) => (name.startsWith('/') ? `${name} ${key}` : key);
    const fields = Object.entries(schema.shape).map(
      ([key, inner]) => [key, make(inner as z.ZodType, nameOf(key), random)] as const,
    );
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const length = random.below(MAX_ITEMS + 1);
    return Array.from({ length }, () => make(schema.element as z.ZodType, name, random));
  }
  if (schema instanceof z.ZodUnion) {
    return make(random.pick(schema.options) as z.ZodType, name, random);
  }
  return scalar(schema, random);
}

function scalar(schema: z.ZodType, random: Random): unknown {
  if (schema instanceof z.ZodEnum) {
    return random.pick(schema.options);
  }
  if (schema instanceof z.ZodLiteral) {
    return random.pick([...schema.values]);
  }
  if (schema instanceof z.ZodBoolean) {
    return random.percent(50);
  }
  if (schema instanceof z.ZodNumber) {
    return random.pick([schema.minValue ?? 0, schema.maxValue ?? 1, 1, 3, 12]);
  }
  if (schema instanceof z.ZodRecord) {
    return { a: 'b' };
  }
  return random.pick(['x', '1', {}]);
}
