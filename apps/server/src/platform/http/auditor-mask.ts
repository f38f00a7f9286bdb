import type { z } from 'zod';
import { maskText } from './mask-text.ts';
import { personalField, publicTexts } from './public-texts.ts';

/** Names of operators, who are answerable for what they do: shown wherever one stands. */
export type ShownNames = ReadonlySet<string>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;
const AMOUNT = /^-?\d{1,15}\.\d{1,2}$/;
const FIGURE = /^-?\d{1,15}(?:\.\d{1,2})?$|^\d{4}-Q[1-4]$/;
const NOTE_NUMBER = /^[A-Z]{2,4}-\d{4,10}(?:-\d{1,6})?$/;

/**
 * An answer as an auditor reads it without a reason (OPS-62). Texts pass where the schema of the answer fixes what they can
 * be (a listed value, an id, a day, a figure) or their field is one of `publicTexts`; all others are masked, what is in JSON
 * of any shape too.
 */
export function maskAnswer(schema: z.ZodType | undefined, answer: unknown, names: ShownNames): unknown {
  return schema === undefined ? maskValue('', answer, names) : maskBy(schema, '', answer, names);
}

/** A value of any shape, by the name of its field; a cell of a list as a file is one. */
export function maskValue(field: string, value: unknown, names: ShownNames): unknown {
  if (typeof value === 'string') {
    return isShown(field, value, names) || isFreeOfPersons(field, value) ? value : maskText(value);
  }
  if (Array.isArray(value)) {
    return value.map((one) => maskValue(field, one, names));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, maskValue(key, inner, names)]),
    );
  }
  return typeof value === 'number' && personalField.test(field) ? null : value;
}

function isShown(field: string, text: string, names: ShownNames): boolean {
  return names.has(text) || (publicTexts.has(field) && !personalField.test(field));
}

function isFreeOfPersons(field: string, text: string): boolean {
  return (
    !personalField.test(field) &&
    (UUID.test(text) || ISO.test(text) || AMOUNT.test(text) || NOTE_NUMBER.test(text))
  );
}

type Definition = z.core.$ZodTypes['_zod']['def'];

function maskBy(schema: z.core.$ZodType, field: string, value: unknown, names: ShownNames): unknown {
  if (value === null || value === undefined) {
    return value;
  }
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  switch (definition.type) {
    case 'object':
      return maskObject(definition, value, names);
    case 'array':
      return Array.isArray(value)
        ? value.map((one) => maskBy(definition.element, field, one, names))
        : maskValue(field, value, names);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return maskBy(definition.innerType, field, value, names);
    case 'pipe':
      return maskBy(definition.out, field, value, names);
    case 'union': {
      const option = definition.options.find((one) => (one as z.ZodType).safeParse(value).success);
      return option === undefined ? maskValue(field, value, names) : maskBy(option, field, value, names);
    }
    case 'string':
      return maskString(definition, field, value, names);
    case 'enum':
    case 'literal':
      return (schema as z.ZodType).safeParse(value).success ? value : maskValue(field, value, names);
    default:
      return maskValue(field, value, names);
  }
}

function maskObject(
  { shape }: Extract<Definition, { type: 'object' }>,
  value: unknown,
  names: ShownNames,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return maskValue('', value, names);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, schema === undefined ? maskValue(key, inner, names) : maskBy(schema, key, inner, names)];
    }),
  );
}

/** A text whose schema fixes its form passes where that form is a figure or a period; ids and days pass with every field. */
function maskString(
  { checks }: Extract<Definition, { type: 'string' }>,
  field: string,
  value: unknown,
  names: ShownNames,
): unknown {
  const isFigure =
    typeof value === 'string' &&
    checks !== undefined &&
    checks.some((check) => check._zod.def.check === 'string_format') &&
    FIGURE.test(value) &&
    !personalField.test(field);
  return isFigure ? value : maskValue(field, value, names);
}

/** Objects in a customer's data that are other customers, for whom no reason was given. */
const otherCustomers: ReadonlySet<string> = new Set(['parent', 'friend']);

/** The data of a customer for whom a reason was given: whole but for other customers in it. */
export function maskOthers(value: unknown, names: ShownNames): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => maskOthers(one, names));
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          otherCustomers.has(key) ? maskValue(key, inner, names) : maskOthers(inner, names),
        ]),
      )
    : value;
}
