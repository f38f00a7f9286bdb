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

function shortened(name: string): string {
  if (name.length <= LONGEST) {
    return name;
  }
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return name.slice(0, LONGEST - ending.length) + ending;
}
