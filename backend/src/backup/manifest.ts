import { ownVersion } from '../core/config/index.js';
import { unknownMigrations } from '../core/db/index.js';
import { StartError } from '../core/errors/index.js';
import type { CopiedTable, SequenceState } from './catalogue.js';

/** Version of the file format. Increase it if older versions cannot read new backups. */
const FORMAT = 1;

/** Metadata of a backup: the content of `manifest.json`. */
export interface Manifest {
  format: number;
  /** Versions of CityPins and PostgreSQL that made the backup. */
  citypins: string;
  postgres: string;
  /** ISO 8601. */
  createdAt: string;
  /** Names of the migrations that had run. */
  migrations: string[];
  tables: (CopiedTable & { rows: number })[];
  sequences: SequenceState[];
}

export const writeManifest = (manifest: Omit<Manifest, 'format'>): Buffer => Buffer.from(JSON.stringify({ format: FORMAT, ...manifest }, null, 2));

/**
 * @param known names of the migrations of this version
 * @throws StartError if a newer version made the backup
 */
export function readManifest(bytes: Buffer, known: readonly string[]): Manifest {
  const manifest = JSON.parse(bytes.toString('utf8')) as Manifest;
  const unknown = unknownMigrations(manifest.migrations, known);
  if (manifest.format <= FORMAT && !unknown) return manifest;
  const what = unknown ?? `format ${manifest.format}`;
  throw new StartError(
    `This version of the app (${ownVersion()}) is older than the one that made the backup (${manifest.citypins}): it lacks ${what}. Update the app, then restore it.`,
  );
}

/** Returns the number of rows in all tables. */
export const rowsIn = ({ tables }: Pick<Manifest, 'tables'>): number => tables.reduce((sum, { rows }) => sum + rows, 0);
