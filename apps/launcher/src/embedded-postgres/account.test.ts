import { chmodSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { canReach, chooseAccount, commandAs } from './account.ts';

const isRoot = process.getuid?.() === 0;
const stranger = { uid: 54_321, gid: 54_321 };
const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function folderInside(modeOfParent: number): string {
  const parent = temporaryFolder();
  const inner = join(parent, 'inner');
  mkdirSync(inner, { mode: 0o755 });
  chmodSync(parent, modeOfParent);
  return inner;
}

describe('canReach', () => {
  it.each([0o700, 0o750, 0o744])('denies another account below a folder of mode %o', (mode) => {
    expect(canReach(folderInside(mode), stranger)).toBe(false);
  });

  it('denies another account a folder that may be entered but not read', () => {
    const inner = folderInside(0o755);
    chmodSync(inner, 0o711);
    expect(canReach(inner, stranger)).toBe(false);
  });

  it('assesses the owner by the owner’s bits and a group by the group’s', () => {
    expect(canReach(folderInside(0o700), me)).toBe(true);
    expect(canReach(folderInside(0o750), { ...stranger, gid: me.gid })).toBe(true);
    expect(canReach(folderInside(0o705), { ...stranger, gid: me.gid })).toBe(false);
  });

  it('lets a stranger through folders that all may pass', () => {
    expect(canReach(folderInside(0o711), stranger)).toBe(true);
  });
});

describe('chooseAccount', () => {
  it('runs as this user, but never as root, nor as a user without a name', () => {
    const { kind } = chooseAccount([folderInside(0o755)], null);
    expect(kind).toBe(isRoot ? 'other' : hasName() ? 'self' : 'namespace');
  });

  if (isRoot) {
    it('keeps the owner of an existing database, unless that is root', () => {
      const folder = folderInside(0o755);
      expect(chooseAccount([folder], stranger)).toEqual({ kind: 'other', ...stranger });
      expect(chooseAccount([folder], { uid: 0, gid: 0 })).not.toMatchObject({ uid: 0 });
    });

    it('turns to a user namespace where no account can reach the files, or says what to do', () => {
      const closed = folderInside(0o700);
      let outcome: string;
      try {
        outcome = chooseAccount([closed], null).kind;
      } catch (error) {
        outcome = String(error);
      }
      expect(outcome).toMatch(/^namespace$|Start as an ordinary user.*DATABASE_URL/u);
    });
  }
});

describe('commandAs', () => {
  it('runs the program itself, as the account, or mapped to no user', () => {
    expect(commandAs({ kind: 'self' }, '/bin/p', ['-x'])).toEqual({
      command: '/bin/p',
      args: ['-x'],
      options: {},
    });
    expect(commandAs({ kind: 'other', uid: 7, gid: 8 }, '/bin/p', []).options).toEqual({ uid: 7, gid: 8 });
    const mapped = commandAs({ kind: 'namespace' }, '/bin/p', ['-x']);
    expect([mapped.command, ...mapped.args].join(' ')).toBe(
      'unshare --user --map-user=65534 --map-group=65534 -- /bin/p -x',
    );
  });
});
