type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Replaces XMLHttpRequest and calls the test's `fetch`, so that a test serves both in one place. */
export function servedUpload(fetch: Fetch) {
  return class ServedUpload extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    response: Blob | null = null;
    status = 0;
    statusText = '';
    private method = 'GET';
    private url = '';
    private readonly headers = new Headers();
    private answered = new Headers();

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    send(body: FormData | null): void {
      const half = { lengthComputable: true, loaded: 1, total: 2 };
      this.upload.dispatchEvent(Object.assign(new Event('progress'), half));
      fetch(this.url, { method: this.method, headers: this.headers, body }).then(
        async (response) => {
          this.status = response.status;
          this.statusText = response.statusText;
          this.answered = response.headers;
          this.response = await response.blob();
          this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  };
}
