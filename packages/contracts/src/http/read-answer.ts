import type { Endpoint } from '../endpoint.ts';
import { ApiError, type FieldErrors } from './api-error.ts';

type Json = Readonly<Record<string, unknown>>;

/** Said where the server has said nothing that can be shown. */
export interface AnswerTexts {
  readonly unreadable: () => string;
  readonly rejected: (json: Json) => string;
}

/**
 * The JSON object of an answer. Throws `ApiError` for an error, and for an answer that is no JSON object. A 200 with
 * `success: false` is an error too, except of calls whose callers read it (WIRE-5).
 */
export async function readAnswer(
  response: Response,
  texts: AnswerTexts,
  { softFailure }: Pick<Endpoint, 'softFailure'>,
): Promise<Json> {
  const json = await readJson(response);
  if (!response.ok || (json?.success === false && softFailure !== true)) {
    throw errorOf(response, json ?? {}, texts);
  }
  if (json === null) {
    throw new ApiError({ status: response.status, code: 'unreadable', message: texts.unreadable() });
  }
  return json;
}

async function readJson(response: Response): Promise<Json | null> {
  try {
    const json: unknown = await response.json();
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

function errorOf(response: Response, json: Json, texts: AnswerTexts): ApiError {
  return new ApiError({
    status: response.status,
    code: typeof json.code === 'string' ? json.code : fallbackCode(response.status),
    message: texts.rejected(json),
    errors: fieldErrors(json.errors),
    retryAfterSeconds: retryAfter(response),
    details: json,
  });
}

function fallbackCode(status: number): string {
  return status === 422 ? 'validation_failed' : `http_${status}`;
}

function fieldErrors(errors: unknown): FieldErrors {
  if (!isObject(errors)) {
    return {};
  }
  const entries = Object.entries(errors).map(([field, texts]) => [field, textList(texts)] as const);
  return Object.fromEntries(entries);
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function retryAfter(response: Response): number | null {
  const seconds = response.headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
