import { ApiError, type FieldErrors } from './api-error.ts';
import { text } from './text.ts';

type Json = Readonly<Record<string, unknown>>;

/** The JSON object of an answer. Throws `ApiError` for a refusal, and for an answer that is no JSON object. */
export async function readAnswer(response: Response): Promise<Json> {
  const json = await readJson(response);
  if (!response.ok) {
    throw refusal(response, json ?? {});
  }
  if (json === null) {
    throw new ApiError({ status: response.status, code: 'unreadable', message: text('unreadable') });
  }
  return json;
}

/** No answer came: the network is gone, or the time is up. */
export function noAnswer(): ApiError {
  return new ApiError({ status: 0, code: 'network', message: text('network') });
}

async function readJson(response: Response): Promise<Json | null> {
  try {
    const json: unknown = await response.json();
    return isObject(json) ? json : null;
  } catch {
    return null;
  }
}

function refusal(response: Response, json: Json): ApiError {
  return new ApiError({
    status: response.status,
    code: typeof json.code === 'string' ? json.code : fallbackCode(response.status),
    message: typeof json.message === 'string' ? json.message : text('refused'),
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
