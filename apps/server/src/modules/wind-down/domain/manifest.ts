import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const README = 'README.md';
export const COLUMNS = 'columns.json';
/** Fingerprints of public keys and certificates. */
export const FINGERPRINTS = 'fingerprints.json';
export const DOCUMENTS = 'documents';
export const FORMAT = 'titian-wind-down-1';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const sen = z.string().regex(/^-?\d{1,18}$/);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);
/** Of the package's own making, so that no entry leads out of the folder. */
const path = z.string().regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)?(\.[a-z]+)?$/);

export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** When the snapshot was taken. */
  madeAt: z.iso.datetime(),
  /** What the database was made for: production, demo or test. */
  deployment: z.string().nullable(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Head of the sealed chain over audit events and transfers; null before its first seal. */
  chainHead: z.strictObject({ seq: z.string(), root: sha256 }).nullable(),
  /** Every file but this one. */
  files: z.array(
    z.strictObject({
      path,
      bytes: z.int().nonnegative(),
      sha256,
      /** Without the header; null of what is no data file. */
      rows: z.int().nonnegative().nullable(),
    }),
  ),
  /** Documents whose rows are there and whose bytes were not. */
  missingDocuments: z.array(z.uuid()),
  /** In sen. */
  totals: z.strictObject({
    /** Withdrawable cash of all customers. */
    customerCash: sen,
    /** What the trust bank account holds by the ledger. */
    trustBank: sen,
    /** What holdings have outstanding. */
    outstandingPrincipal: sen,
    /** What all transfers moved. */
    transfers: sen,
  }),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
export type ListedFile = Manifest['files'][number];

export const columnListSchema = z.strictObject({
  format: z.literal(FORMAT),
  files: z.array(
    z.strictObject({
      name,
      description: z.string(),
      key: z.array(name).min(1),
      columns: z.array(
        z.strictObject({
          name,
          type: z.enum(['uuid', 'text', 'sen', 'integer', 'boolean', 'day', 'instant']),
          description: z.string(),
          references: z
            .string()
            .regex(/^[a-z0-9_]+\.[a-z0-9_]+$/)
            .optional(),
        }),
      ),
    }),
  ),
});

export type ColumnList = Readonly<z.infer<typeof columnListSchema>>;
export type ListedTable = ColumnList['files'][number];
