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
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = lines.map((line) => line.split(/:\s*/, 2)).filter(([name]) => name !== '');
  // These have no body, and a Response refuses one.
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : response, {
    status,
    statusText,
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name, value])),
  });
}
