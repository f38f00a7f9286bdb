import { hostileKeys, hostileTexts, hostileValues, hugeText, rawJson } from './dictionary.ts';
import type { Random } from './random.ts';

/** Stands in a value for a piece of JSON text that no value can be written as. */
const RAW = '\u0001raw:';

/** A hostile value for a place in which this one would be right. */
function hostileFor(value: unknown, random: Random): unknown {
  const choice = random.below(100);
  if (choice < 35) {
    return random.pick(hostileTexts);
  }
  if (choice < 55) {
    return random.pick(hostileValues);
  }
  if (choice < 65) {
    return `${RAW}${random.below(rawJson.length)}`;
  }
  if (choice < 67) {
    return hugeText;
  }
  if (choice < 75) {
    return random.pick<unknown>([[value], { value }, [value, value], textOf(value), Number(textOf(value))]);
  }
  return typeof value === 'number' ? nearNumber(value, random) : nearText(textOf(value), random);
}

/** Not `String`, which an object without a prototype or with a broken `toString` does not survive. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

function nearNumber(value: number, random: Random): number {
  return random.pick([value + 1, value - 1, -value, value + 0.5, value * 1e9, value / 3]);
}

const otherDigits = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** A text that is almost this one: what a check that is too lax accepts. */
export function nearText(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const near: readonly (() => string)[] = [
    () => `${text} `,
    () => ` ${text}`,
    () => `${text}\n`,
    () => `${text}\u0000`,
    () => `${text}${text}`,
    () => text.slice(0, -1),
    () => text.slice(1),
    () => text.slice(0, at) + text.slice(at + 1),
    () => `${text.slice(0, at)}\u00ad${text.slice(at)}`,
    () => `${text.slice(0, at)}-${text.slice(at)}`,
    () => text.toUpperCase(),
    () => text.toLowerCase(),
    () => text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    () => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 9) % 10)),
    () => otherDigits(text, 0x0660),
    () => otherDigits(text, 0xff10),
    () => `0${text}`,
    () => `-${text}`,
    () => `+${text}`,
    () => `${text}0`,
    () => `${text}.0`,
  ];
  return random.pick(near)();
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) {
    return [place];
  }
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))];
}

function replaced(value: unknown, place: Place, change: (had: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined || typeof value !== 'object' || value === null) {
    return change(value);
  }
  if (Array.isArray(value)) {
    return value.map((item, at) => (String(at) === String(key) ? replaced(item, rest, change) : item));
  }
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    name === String(key) ? replaced(item, rest, change) : item,
  ]);
  return Object.fromEntries(entries);
}

function without(value: unknown, place: Place): unknown {
  const parent = place.slice(0, -1);
  return replaced(value, parent, (had) =>
    typeof had === 'object' && had !== null && !Array.isArray(had)
      ? Object.fromEntries(Object.entries(had).filter(([name]) => name !== String(place.at(-1))))
      : had,
  );
}

/** Up to three changes of a value, unless their number is given: something else, something less, something more. */
export function mutated(
  value: unknown,
  random: Random,
  changes: number = random.pick([1, 1, 1, 2, 3]),
): unknown {
  let result = value;
  for (let times = changes; times > 0; times -= 1) {
    const place = random.pick(placesOf(result));
    const choice = random.below(100);
    if (choice < 70) {
      result = replaced(result, place, (had) => hostileFor(had, random));
    } else if (choice < 85) {
      result = without(result, place);
    } else {
      result = replaced(result, place.slice(0, -1), (had) => withExtra(had, random));
    }
  }
  return result;
}

function withExtra(had: unknown, random: Random): unknown {
  const extra = hostileFor('1', random);
  if (Array.isArray(had)) {
    return [...had, extra];
  }
  return typeof had === 'object' && had !== null
    ? Object.fromEntries([...Object.entries(had), [random.pick(hostileKeys), extra]])
    : had;
}

/** A body as JSON text, with what only text can say: pieces of raw JSON, repeated keys, torn ends. */
export function jsonText(value: unknown, random: Random): string {
  const written = (JSON.stringify(value) ?? '').replace(
    /"\\u0001raw:(\d+)"/g,
    (_all, at: string) => rawJson[Number(at)] ?? '',
  );
  const choice = random.below(100);
  if (choice < 3) {
    return written.slice(0, random.below(written.length + 1));
  }
  if (choice < 5) {
    return written + random.pick([',', '}', '\u0000', 'x', '{}', '//']);
  }
  if (choice < 7) {
    return `\ufeff${written}`;
  }
  // Every field twice: the first counts here and the last there.
  return choice < 11 ? written.replace(/^\{(.+)\}$/s, '{$1,$1}') : written;
}
