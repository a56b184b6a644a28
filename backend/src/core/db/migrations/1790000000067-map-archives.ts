import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';

const TABLE = `
-- Map archives of the operator. version names the file, kind, zooms, bounds (degrees), bytes and so on describe it; all are null until it is finished.
-- details: file name and machine of an upload, address and bounds of an area. problem: why a failed one could not be made.
CREATE TABLE map_archives (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  origin text NOT NULL CHECK (origin IN ('upload', 'area', 'extract')),
  kind text CHECK (kind IN ('vector', 'raster')),
  version text CHECK (version ~ '^[0-9a-f]{16}$'),
  min_zoom integer,
  max_zoom integer,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  bytes bigint,
  tile_count bigint,
  layers text[] NOT NULL DEFAULT '{}',
  attribution text NOT NULL DEFAULT '',
  city_id uuid REFERENCES cities ON DELETE SET NULL,
  details jsonb NOT NULL DEFAULT '{}',
  problem jsonb,
  job_id uuid,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'ready' OR num_nulls(kind, version, min_zoom, max_zoom, west, south, east, north, bytes, tile_count) = 0)
);
CREATE INDEX map_archives_city ON map_archives (city_id);
CREATE INDEX map_archives_created_by ON map_archives (created_by);
CREATE INDEX map_archives_version ON map_archives (version);
CREATE TRIGGER map_archives_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON map_archives FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();
`;

/** Keeps the map archives of the operator. All processes are notified of a change. */
export class MapArchives1790000000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'map']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE map_archives;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'map';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'map'));
  }
}
