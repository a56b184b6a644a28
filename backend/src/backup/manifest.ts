import { ownVersion } from '../core/config/version.js';
import { unknownMigrations } from '../core/db/unknown-migrations.js';
import { UnusableFile } from '../modules/imports/index.js';
import type { CopiedTable, SequenceState } from './catalogue.js';

/** Goes up when a former version could not read what this one writes. */
const FORMAT = 1;

/** What a backup says of itself. */
export interface Manifest {
  format: number;
  /** The versions of CityPins and PostgreSQL that it comes from. */
  citypins: string;
  postgres: string;
  /** ISO 8601. */
  createdAt: string;
  /** The migrations that had run. */
  migrations: string[];
  tables: (CopiedTable & { rows: number })[];
  sequences: SequenceState[];
}

export const writeManifest = (manifest: Omit<Manifest, 'format'>): Buffer => Buffer.from(JSON.stringify({ format: FORMAT, ...manifest }, null, 2));

/**
 * @param known the migrations that this version has
 * @throws UnusableFile where the backup is of a newer version
 */
export function readManifest(bytes: Buffer, known: readonly string[]): Manifest {
  const manifest = JSON.parse(bytes.toString('utf8')) as Manifest;
  const unknown = unknownMigrations(manifest.migrations, known);
  if (manifest.format <= FORMAT && !unknown) return manifest;
  const what = unknown ?? `format ${manifest.format}`;
  throw new UnusableFile(
    `This CityPins (${ownVersion()}) is older than the one that made the backup (${manifest.citypins}): it lacks ${what}. Update CityPins, then restore it.`,
  );
}

/** How many rows there are in all tables together. */
export const rowsIn = ({ tables }: Pick<Manifest, 'tables'>): number => tables.reduce((sum, { rows }) => sum + rows, 0);
