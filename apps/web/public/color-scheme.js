// Runs before the first paint; no inline script: the CSP forbids it.
(() => {
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is closed: as somebody who never was here.
      return null;
    }
  };
  const page = document.documentElement;
  // A person who chose dark never sees a light flash.
  const chosen = remembered('mantine-color-scheme-value');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // Nor does one who is signed in see the login form on the way to the dashboard, or one with Malay the English one.
  if (remembered('login_token') !== null || remembered('language') === 'ms') {
    page.setAttribute('data-login', 'hidden');
  }
})();
