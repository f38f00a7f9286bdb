import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { schemas } from '@titian/contracts/schemas/all';
import type { EndpointSchema } from '@titian/contracts/schemas/area';
import { type MultipartName, uploadLimits } from '@titian/contracts/upload-limits';
import type { z } from 'zod';
import { hostileKeys, hostileTexts } from './dictionary.ts';
import { type FileBytes, hostileForm } from './multipart.ts';
import { jsonText, mutated, nearText } from './mutations.ts';
import type { Random } from './random.ts';
import type { validValues } from './valid-values.ts';

export interface HostileRequest {
  readonly method: Endpoint['method'];
  /** Below the API base, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  readonly remoteAddress: string;
}

/** What requests are made from, the same for all endpoints. */
export interface Sources {
  readonly valid: ReturnType<typeof validValues>;
  readonly fileBytes: FileBytes;
}

type Fields = Readonly<Record<string, unknown>>;
const IDEMPOTENCY_KEY = '0194b6f0-0000-7000-8000-00000000abcd';

/**
 * One hostile request to an endpoint: right in most places and wrong in some, so that it comes past the first check.
 * @param headers of the caller
 */
export function hostileRequest(
  name: EndpointName,
  headers: Readonly<Record<string, string>>,
  random: Random,
  sources: Sources,
): HostileRequest {
  const endpoint: Endpoint = endpoints[name];
  const { params, query, body }: EndpointSchema = schemas[name];
  const content = contentOf(name, body, random, sources);
  const own = { ...headers, 'idempotency-key': keyOf(random), ...content?.headers };
  return {
    method: endpoint.method,
    path: pathOf(endpoint.path, params, random, sources) + searchOf(query, random, sources),
    remoteAddress: addressOf(random),
    headers: random.percent(15) ? withHostileHeader(own, random) : own,
    ...(content === null ? {} : { payload: content.payload }),
  };
}

/** Where a request comes from, another each time, so that no limit by address stops the run. */
export function addressOf(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
}

function keyOf(random: Random): string {
  return `${IDEMPOTENCY_KEY.slice(0, -6)}${random.below(0xffffff).toString(16).padStart(6, '0')}`;
}

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer;
}

function contentOf(
  name: EndpointName,
  schema: z.ZodType | undefined,
  random: Random,
  sources: Sources,
): Content | null {
  const endpoint: Endpoint = endpoints[name];
  if (schema === undefined && random.percent(80)) {
    return null;
  }
  const right = schema === undefined ? {} : sources.valid(schema, name, random);
  const value = random.percent(80) ? mutated(right, random) : right;
  if (isMultipart(name) && random.percent(93)) {
    const form = hostileForm(name, fieldsOf(value), random, sources.fileBytes);
    return { headers: { 'content-type': form.contentType }, payload: form.payload };
  }
  if (endpoint.crossSite === true && random.percent(70)) {
    const payload = new URLSearchParams(textsOf(fieldsOf(value))).toString();
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload };
  }
  return jsonContent(value, random);
}

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;',
  'application/vnd.api+json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '*/*',
  'x',
  `application/json; x=${'y'.repeat(4_000)}`,
];

function jsonContent(value: unknown, random: Random): Content {
  const text = jsonText(value, random);
  const type = random.percent(94) ? 'application/json' : random.pick(otherTypes);
  const encoded = random.percent(97)
    ? text
    : random.pick([
        Buffer.from(text, 'utf16le'),
        Buffer.from(text, 'latin1'),
        Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
      ]);
  return { headers: { 'content-type': type }, payload: encoded };
}

function isMultipart(name: EndpointName): name is MultipartName {
  return Object.hasOwn(uploadLimits, name);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : { value };
}

function textsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
}

/** A text as a browser writes it into an address; half characters as the bytes that they would be. */
function inAddress(text: string): string {
  return [...text].map((one) => (/\p{Cs}/u.test(one) ? '%ED%A0%80' : encodeURIComponent(one))).join('');
}

const rawSegments = ['%', '%zz', '%00', '%2e%2e%2f%2e%2e', '..', '.', '%c0%ae', '%ED%A0%80', '', '%25%32%66'];

function pathOf(path: string, schema: z.ZodType | undefined, random: Random, { valid }: Sources): string {
  const right = schema === undefined ? {} : fieldsOf(valid(schema, path, random));
  return path.replace(/:(\w+)/g, (_all, key: string) => {
    const value = String(right[key] ?? '');
    const choice = random.below(100);
    if (choice < 80) {
      return inAddress(value);
    }
    if (choice < 88) {
      return inAddress(nearText(value, random));
    }
    return choice < 96 ? inAddress(random.pick(hostileTexts)) : random.pick(rawSegments);
  });
}

function searchOf(schema: z.ZodType | undefined, random: Random, { valid }: Sources): string {
  if (schema === undefined && random.percent(90)) {
    return '';
  }
  const right = schema === undefined ? {} : fieldsOf(valid(schema, 'query', random));
  const pairs = Object.entries(right).flatMap(([key, value]): [string, string][] => {
    const text = String(value);
    const choice = random.below(100);
    if (choice < 55) {
      return [[key, text]];
    }
    if (choice < 75) {
      return [[key, nearText(text, random)]];
    }
    return choice < 95
      ? [[key, random.pick(hostileTexts)]]
      : [
          [key, text],
          [random.percent(50) ? key : `${key}[]`, text],
        ];
  });
  if (random.percent(15)) {
    pairs.push([random.pick(hostileKeys), random.pick(hostileTexts)]);
  }
  const search = pairs.map(([key, value]) => `${inAddress(key)}=${inAddress(value)}`).join('&');
  return search === '' && random.percent(50) ? '' : `?${search}${random.percent(3) ? '&%=%&&=' : ''}`;
}

const headerNames = [
  'idempotency-key',
  'accept-language',
  'authorization',
  'x-two-factor-token',
  'cookie',
  'x-date-override',
  'x-requested-with',
  'x-xsrf-token',
  'user-agent',
  'accept-encoding',
  'x-forwarded-for',
  'x-forwarded-proto',
  'sec-fetch-site',
  'if-none-match',
  'range',
  'last-event-id',
  'content-encoding',
  'x-http-method-override',
];
const ownHeaderValues = [
  'Bearer ',
  'Bearer null',
  'Basic YTpi',
  'ms-MY,ms;q=0.9,en;q=0.8',
  'en;q=NaN',
  `${'ms,'.repeat(1_500)}en`,
  'XSRF-TOKEN=a; XSRF-TOKEN=b',
  'titian_device=; titian_device=%00',
  `${'a=b; '.repeat(700)}`,
  'bytes=0-0,-1,5-',
  '127.0.0.1, ::1, unknown',
  'gzip;q=nan, br;q=-1, *;q=0',
  '2000-01-01',
  '2199-12-31',
  '2200-01-01',
  '2027-06-15',
];

/** As a socket hands a header to the server: bytes read one by one, without those that end a header. */
export function asHeader(text: string): string {
  const bytes = Buffer.from(text).toString('latin1');
  return bytes.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 8_000);
}

function withHostileHeader(
  headers: Readonly<Record<string, string>>,
  random: Random,
): Readonly<Record<string, string>> {
  const name = random.pick(headerNames);
  const had = headers[name];
  if (had !== undefined && random.percent(20)) {
    return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
  }
  const value = random.percent(60) ? random.pick(ownHeaderValues) : random.pick(hostileTexts);
  return {
    ...headers,
    [name]: asHeader(had !== undefined && random.percent(40) ? nearText(had, random) : value),
  };
}
