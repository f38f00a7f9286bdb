import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/builders/pdf-text.ts';
import { instantOf } from '../../../platform/clock.ts';
import type { Movement } from './movement.ts';
import { planPages, rowsOn } from './page-plan.ts';
import type { Statement } from './statement.ts';
import { statementPdf } from './statement-pdf.ts';

const made = {
  ...{ madeAt: instantOf('2026-11-21T03:04:05.000Z'), supportEmail: 'help@titian.example' },
  language: 'en' as Language,
};

function movementOf(index: number): Movement {
  return {
    transferId: String(index),
    at: instantOf('2026-11-02T01:00:00.000Z'),
    kind: `kind_${index % 3}`,
    title: message('transaction_distribution', { note: `N-${index + 1}` }),
    noteId: null,
    noteNumber: null,
    note: null,
    amountSen: sen(100n),
    balanceSen: sen(BigInt(index + 1) * 100n),
    parts: null,
    isConfirmed: false,
  };
}

function statementOf(count: number, kinds: number, name = 'LUKAS TAN'): Statement {
  return {
    holder: { name, number: 'INV-0000007', isInvestor: true },
    period: { from: day('2026-11-01'), to: day('2026-11-21'), label: '2026-11' },
    openingSen: sen(0n),
    closingSen: sen(BigInt(count) * 100n),
    totals: Array.from({ length: kinds }, (_none, index) => ({
      kind: `kind_${index}`,
      amountSen: sen(100n),
      entries: 1,
    })),
    count,
    writeOffs: [],
    claimClosings: [],
    async *chunks() {
      yield Array.from({ length: count }, (_none, index) => movementOf(index));
    },
  };
}

async function fileOf(statement: Statement, language: Language = 'en'): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of statementPdf(statement, { ...made, language })) {
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function pagesOf(count: number, kinds: number): Promise<string[][]> {
  return pdfPages(await fileOf(statementOf(count, kinds)));
}

describe('the pages of a statement', () => {
  it('are as many as every page says, whatever the number of rows and kinds', async () => {
    for (let count = 0; count <= rowsOn(1) + 2 * rowsOn(2) + 2; count += 1) {
      for (const kinds of [0, 3, 11]) {
        const pages = await pagesOf(count, kinds);
        expect(pages).toHaveLength(planPages(count, kinds).pages);
        expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
        expect(pages.flat().filter((line) => line.startsWith('Repayment of N-'))).toHaveLength(count);
      }
    }
  });

  it('read in the language of the account, with the same figures', async () => {
    const stated = statementOf(3, 0);
    const note = { number: 'N-2611-0001', contract: 'Shariah', purpose: 'Stock' } as const;
    const statement: Statement = {
      ...stated,
      totals: [{ kind: 'topup', amountSen: sen(300n), entries: 3 }],
      writeOffs: [{ on: day('2026-11-09'), note, amountSen: sen(12_345n) } as Statement['writeOffs'][number]],
    };
    const read = async (language: Language) => pdfPages(await fileOf(statement, language)).flat();
    const [english, malay] = [await read('en'), await read('ms')];
    expect(english).toMatchSnapshot();
    expect(malay).toMatchSnapshot();
    const figures = (lines: readonly string[]) => lines.join(' ').match(/\d+/g);
    expect(figures(malay)).toEqual(figures(english));
    expect(malay.join(' ')).not.toMatch(/\b(balance|page|account|period|money)\b/i);
  });

  it.each(['en', 'ms'] as const)(
    'name every part of the longest repayment in whole (%s)',
    async (language) => {
      const amountSen = sen(98_765_432n);
      const parts: Movement['parts'] = {
        ...{ principalSen: amountSen, returnSen: amountSen, lateChargeSen: amountSen },
        ...{ feeSen: amountSen, serviceTaxSen: amountSen, withholdingTaxSen: amountSen },
      };
      const note = { number: 'N-000115', contract: 'Shariah', purpose: 'Stock', defaultedOn: null } as const;
      const statement: Statement = {
        ...statementOf(1, 0),
        async *chunks() {
          yield [{ ...movementOf(0), note, parts }];
        },
      };
      const text = pdfPages(await fileOf(statement, language))
        .flat()
        .join(' ');
      expect(text.match(/987,654\.32/g)).toHaveLength(6);
      expect(text).not.toContain('…');
    },
  );

  it('carry the balance forward from one to the next', async () => {
    const pages = await pagesOf(rowsOn(1) + 5, 2);
    const after = (page: readonly string[] | undefined, name: string) => page?.[page.indexOf(name) + 1];
    const carried = after(pages[0], 'Carried forward');
    expect(carried).toBe(`${rowsOn(1)}.00`);
    expect(after(pages[1], 'Brought forward')).toBe(carried);
    expect(pages[0]).not.toContain('Brought forward');
    expect(after(pages[1], 'Closing balance')).toBe(`${rowsOn(1) + 5}.00`);
  });

  it.each(['ŁUKASZ TAN', '王小明', 'தமிழ்', 'محمد علي'])('bring the letters of %s with them', async (name) => {
    const plain = await fileOf(statementOf(0, 0));
    const file = await fileOf(statementOf(0, 0, name));
    expect([plain.includes('FontFile'), file.includes('FontFile')]).toEqual([false, true]);
    expect(pdfPages(file)).toHaveLength(1);
  });

  it('are not finished when the rows are fewer than were counted', async () => {
    const short: Statement = { ...statementOf(60, 2), chunks: () => statementOf(3, 2).chunks() };
    const read = async () => {
      for await (const _part of statementPdf(short, made)) {
        // Read to the end, which must not come.
      }
    };
    await expect(read()).rejects.toThrow('pages');
  });
});
