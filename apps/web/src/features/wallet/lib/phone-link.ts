const KEY = 'mobile_topup';
const TOKEN = /^[A-Za-z0-9_-]{16,200}$/;

/**
 * The token of a link: from the fragment of its address, or, back from the bank, from this tab's storage. Null
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
    // Without storage the page cannot show the outcome of the payment afterwards; it says where to look.
  }
}

function storedToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
