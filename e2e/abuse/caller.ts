import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A caller: its address of this machine, signed in or not. */
export interface Caller {
  readonly port: number;
  readonly from: string;
  readonly token?: string;
}

type Headers = Readonly<Record<string, string | number>>;

/** Begins a call; what becomes of it is the caller's business. */
export function begin(
  { port, from, token }: Caller,
  method: string,
  path: string,
  headers: Headers = {},
): ClientRequest {
  return request({
    ...{ host: '127.0.0.1', port, localAddress: from, method, path },
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
}

/** Makes a whole call. @returns its status @throws where the connection breaks or nothing comes for 20 seconds */
export async function sendRequest(
  caller: Caller,
  method: string,
  path: string,
  body?: Buffer,
  headers: Headers = {},
): Promise<number> {
  return (await answer(caller, method, path, body, headers)).status;
}

export async function answer(
  caller: Caller,
  method: string,
  path: string,
  body?: Buffer,
  headers: Headers = {},
) {
  const call = begin(caller, method, path, {
    ...headers,
    ...(body === undefined ? {} : { 'content-length': body.length }),
  });
  call.setTimeout(20_000, () => call.destroy(new Error('no answer')));
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode ?? 0, text };
}

export const FORM = 'multipart/form-data; boundary=part';

/** One field of a form: a text, or a file by its name. */
export function part(name: string, content: Buffer | string, fileName?: string): Buffer {
  const file =
    fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`;
  const head = `--part\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

export function form(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.from('--part--\r\n')]);
}
