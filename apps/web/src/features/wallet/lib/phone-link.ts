const KEY = 'mobile_topup';
const TOKEN = /^[A-Za-z0-9_-]{16,200}$/;

/**
 * The token of a link: behind the `#` of its address, or, back from the bank, where this tab has kept it. Null
 * where there is none.
 */
export function phoneToken(hash: string): string | null {
  const given = hash.replace(/^#/, '');
  if (TOKEN.test(given)) {
    storeToken(given);
    return given;
  }
  return storedToken();
}

function storeToken(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage the page cannot tell afterwards what became of the payment; it says where to look.
  }
}

function storedToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
