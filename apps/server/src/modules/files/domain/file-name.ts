const LONGEST = 120;

/** The name a file is shown and downloaded under: its last part only, without anything that could steer a path. */
export function cleanName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim();
  return shown === '' ? 'file' : shortened(shown);
}

/** Endings that belong to what uploads are checked to be, the usual one first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};

/** The name a file is downloaded under: it ends as its content does, so that no system opens it as something else. */
export function downloadName(name: string, contentType: string): string {
  const allowed = endings[contentType];
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return allowed === undefined || (name.includes('.') && allowed.includes(ending))
    ? name
    : `${name}.${allowed[0]}`;
}

function shortened(name: string): string {
  if (name.length <= LONGEST) {
    return name;
  }
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return name.slice(0, LONGEST - ending.length) + ending;
}
