import type { CustomerLinkReason } from '@titian/contracts/customer-page';
import type { Reader } from '../../../platform/db/database.ts';

/** Another customer, and why the two belong together. */
export interface LinkedCustomer {
  readonly userId: string;
  readonly reason: CustomerLinkReason;
  readonly detail: string | null;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly detail: string | null;
}

const PHONE = {
  name: 'identity_linked_by_phone',
  text: `select other.id, null as detail from users own join users other on other.phone_e164 = own.phone_e164
    where own.id = $1 and other.id <> $1 order by other.id desc limit $2`,
};

const DEVICE = {
  name: 'identity_linked_by_device',
  text: `select distinct other.subject_id as id, null as detail from familiar_devices own
    join familiar_devices other on other.token_hash = own.token_hash
    where own.subject_id = $1 and other.subject_kind = 'user' and other.subject_id <> $1
    order by other.subject_id desc limit $2`,
};

/** Networks of the latest sign-ins, and who else signed in from each lately: both ends are bounded. */
const NETWORK = {
  name: 'identity_linked_by_network',
  text: `select distinct on (other.subject_id) other.subject_id as id, other.ip as detail from (
      select distinct ip from (select ip from sessions where subject_id = $1 and subject_kind = 'user' and ip is not null
        order by event_uuid desc limit 50) latest) own
    cross join lateral (select subject_id, ip from sessions where subject_kind = 'user' and ip = own.ip
      and created_at >= $3 order by created_at desc limit 200) other
    where other.subject_id <> $1 order by other.subject_id desc limit $2`,
};

const REFERRAL = {
  name: 'identity_linked_by_referral',
  text: `select id, null as detail from (select id from users where referred_by = $1
      union select referred_by from users where id = $1 and referred_by is not null) linked
    order by id desc limit $2`,
};

const PARENT = {
  name: 'identity_linked_by_parent',
  text: `select id, null as detail from (select id from users where parent_user_id = $1
      union select parent_user_id from users where id = $1 and parent_user_id is not null) linked
    order by id desc limit $2`,
};

/** Customers who share a telephone, a browser or a network with one, or belong to it; at most `limit` per reason. */
export async function findLinkedCustomers(
  reader: Reader,
  userId: string,
  since: Date,
  limit: number,
): Promise<LinkedCustomer[]> {
  const found = await Promise.all([
    reader.run<Row>(PARENT, [userId, limit]).then(because('parent')),
    reader.run<Row>(PHONE, [userId, limit]).then(because('phone')),
    reader.run<Row>(DEVICE, [userId, limit]).then(because('device')),
    reader.run<Row>(NETWORK, [userId, limit, since]).then(because('network')),
    reader.run<Row>(REFERRAL, [userId, limit]).then(because('referral')),
  ]);
  return found.flat();
}

function because(reason: CustomerLinkReason) {
  return (rows: readonly Row[]): LinkedCustomer[] =>
    rows.map(({ id, detail }) => ({ userId: id, reason, detail }));
}
