import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDay } from '@titian/finance/calendar';
import { sha256 } from '../../platform/field-encryption.ts';
import type { PublicPages } from '../../platform/http/public-pages.ts';
import { dayPage, proofPage, verifiers } from './domain/proof-pages.ts';
import { contentOf, presentKey, presentRecord } from './present.ts';
import { findDayRecord } from './queries/read-proofs.ts';
import { listKeys, listRecords } from './store/records.ts';

const DAYS_ON_PAGE = 30;

/**
 * The pages of records, which need no session and no script.
 * @param siteFolder where the built site is, with the published programs in it
 */
export function proofPages(siteFolder: string): (pages: PublicPages) => void {
  const programs = verifiers.map((name) => ({ name, hash: hashOf(siteFolder, name) }));
  return (pages) => {
    pages.on('/proof', async (ctx, { query, language }) => {
      const before = parseDay(query.before ?? '');
      const records = await listRecords(ctx.reader, before, DAYS_ON_PAGE + 1);
      const keys = await listKeys(ctx.reader);
      const shown = records.slice(0, DAYS_ON_PAGE);
      return {
        // A record names the one before it, so the newest stands for all.
        key: [records[0]?.hash.toString('hex'), records.length, keys.length].join(' '),
        page: () =>
          proofPage(
            {
              records: shown.map(contentOf),
              keys: keys.map(presentKey),
              programs,
              earlier: records.length > shown.length ? (shown.at(-1)?.day ?? null) : null,
            },
            language,
          ),
      };
    });
    pages.on('/proof/:day', async (ctx, { params, language }) => {
      const day = parseDay(params.day ?? '');
      const record = day === null ? null : await findDayRecord(ctx, day);
      return record === null
        ? null
        : {
            key: record.hash.toString('hex'),
            page: () => dayPage(presentRecord(record), language),
          };
    });
  };
}

function hashOf(siteFolder: string, program: string): string | null {
  const file = join(siteFolder, program);
  return siteFolder !== '' && existsSync(file) ? sha256(readFileSync(file)).toString('hex') : null;
}
