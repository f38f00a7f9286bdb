/** How much of a body has left this device, 0 to 100. */
export type OnProgress = (percent: number) => void;

/** As `fetch`, which cannot say how far an upload is. Rejects when the network fails or the signal gives up. */
export function sendWithProgress(url: string, init: RequestInit, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', url);
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) {
        onProgress(Math.floor((loaded / total) * 100));
      }
    });
    const fail = () => reject(new TypeError('The upload did not arrive'));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body instanceof FormData ? init.body : null);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  // These have no body, and a Response rejects one.
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : response, {
    status,
    statusText,
    headers: parseHeaders(request.getAllResponseHeaders()),
  });
}

/** The lines of `getAllResponseHeaders` as headers. A value may hold colons, as that of `Date` does. */
export function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) {
      headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
    }
  }
  return headers;
}
