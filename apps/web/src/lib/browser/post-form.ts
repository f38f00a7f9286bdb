/**
 * Sends a form in the same window: the bank requests a full-page POST, without popup, tab or frame (FPX rules).
 * Made with DOM calls, because a string with markup is rejected by Trusted Types.
 */
export function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
