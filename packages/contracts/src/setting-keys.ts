/** Former keys of settings, with the current ones: proposals and audit events keep the stored key. */
const presentKeys: ReadonlyMap<string, string> = new Map([
  ['gharamah_cap_yearly_bps', 'shariah_late_charge_cap_bps'],
  ['ekyc_selfie_keep_days', 'ekyc_selfie_retention_days'],
]);

const firstKeys: ReadonlyMap<string, string> = new Map([...presentKeys].map(([first, now]) => [now, first]));

/** The present key of a setting that a stored text names by this or a former key. */
export function presentSettingKey(key: string): string {
  return presentKeys.get(key) ?? key;
}

/** The key that a setting had at first: ids derived from a key stay as they are. */
export function firstSettingKey(key: string): string {
  return firstKeys.get(key) ?? key;
}
