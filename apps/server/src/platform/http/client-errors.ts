import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@titian/contracts/errors';
import { AppError } from '../errors.ts';
import { apiHeaders } from './api-headers.ts';
import { errorBody } from './error-handler.ts';

/** What the HTTP parser of Node says, and what it is to the sender. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'upload_timeout',
  HPE_HEADER_OVERFLOW: 'payload_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/**
 * Answers bytes that are no request with the one error shape of the contract, and cuts the connection: nothing behind
 * them can be read as a request either. Such bytes reach no route and no hook.
 * @param headers additional headers of every answer
 */
export function clientErrors(headers: Readonly<Record<string, string>>) {
  return (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = codes[error.code ?? ''] ?? 'malformed';
    const rejection = new AppError(code);
    const { status } = rejection;
    // Bytes that are no request have no language that could be read.
    const body = JSON.stringify(errorBody(rejection, 'en'));
    const lines = Object.entries({
      ...apiHeaders,
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
