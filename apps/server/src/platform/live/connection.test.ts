import { describe, expect, it } from 'vitest';
import type { CustomerPrincipal } from '../http/principal.ts';
import { LiveConnection } from './connection.ts';
import type { LiveItem, LiveSource } from './source.ts';

const source: LiveSource<'note'> = {
  event: 'note',
  read: async () => () => [],
  gone: (id) => ({ id, state: null }),
};
const customer: CustomerPrincipal = {
  ...{
    kind: 'user',
    id: 'u',
    eventUuid: 'e',
    language: 'en',
    sessionExpiresAt: new Date(),
    role: 'investor',
    type: null,
  },
  ...{ accountStatus: 'Active', isApproved: true, isFundManaged: false },
  ...{ twoFactorEnabled: false, twoFactorPassed: false, deviceId: null },
};

function note(id: string, raised: string): LiveItem<'note'> {
  const data = { id, state: 'listed', raised, remaining: '0.00', funded_percent: '0.00' } as const;
  return { key: id, version: raised, data };
}

function connect(lastId: string | null = null) {
  const connection = new LiveConnection(customer, { token: 't', twoFactorToken: null }, lastId);
  const read = () => String(connection.stream.read() ?? '');
  read();
  return {
    connection,
    read,
    notify: (...items: LiveItem<'note'>[]) => connection.notify([{ source, items }]),
  };
}

describe('a live connection', () => {
  it('sends what is new, changed or removed, once, with an id on the last', () => {
    const { read, notify } = connect();
    notify(note('a', '1.00'), note('b', '1.00'));
    expect(read()).toMatch(
      /^event: note\ndata: \{"id":"a".*\}\n\nevent: note\ndata: \{"id":"b".*\}\nid: \S+\n\n$/,
    );
    notify(note('a', '1.00'), note('b', '1.00'));
    expect(read()).toBe('');
    notify(note('a', '2.00'));
    expect(read()).toMatch(
      /^event.*\ndata: .*"raised":"2.00".*\n\nevent: note\ndata: \{"id":"b","state":null\}\nid: /,
    );
  });

  it('buffers nothing for a slow reader, and sends it the newest state when it catches up', () => {
    const { connection, read, notify } = connect();
    const many = (raised: string) => Array.from({ length: 500 }, (_, at) => note(`${at}`, raised));
    notify(...many('1.00'));
    expect(connection.cloggedForTurns).toBe(0);
    const stored = connection.stream.readableLength;
    for (const raised of ['2.00', '3.00', '4.00']) {
      notify(...many(raised));
    }
    expect(connection.stream.readableLength).toBe(stored);
    expect(read()).toContain('"raised":"1.00"');
    connection.stream.read(0);
    expect(connection.cloggedForTurns).toBeNull();
    notify(...many('5.00'));
    const late = read();
    expect(late).toContain('"raised":"5.00"');
    expect(late).not.toMatch(/"raised":"[234].00"/);
  });

  it('says nothing more once it has ended', () => {
    const { connection, read, notify } = connect();
    connection.end();
    connection.end();
    notify(note('a', '1.00'));
    connection.beat();
    expect(read()).toBe('');
  });
});
