import { firstSettingKey } from '@titian/contracts/setting-keys';
import { v5 } from 'uuid';

const NAMESPACE = '6f6f2f2e-0d5a-5c3b-9a55-2c6a6a6d7e01';

/** A setting has a key, not an id; approvals name their subject by one, so it is derived from the key it had at first. */
export function settingId(key: string): string {
  return v5(firstSettingKey(key), NAMESPACE);
}
