import type { EntityManager } from 'typeorm';
import { IS_SAMPLE } from '../../packs/index.js';
import type { SampleData } from './setup.type.js';

/** Facts of the setup from the database. */
export interface SetupFacts extends Pick<SampleData, 'cities' | 'places' | 'people'> {
  /** Whether there is a city, and a place, that is no sample. */
  hasCity: boolean;
  hasPlace: boolean;
  /** Whether there is more than one moderator or admin. */
  hasTeam: boolean;
  /** Id of the only public city; null if there are none or several. */
  onlyCityId: string | null;
}

const FACTS = `
SELECT
  (SELECT count(*)::integer FROM cities WHERE id ${IS_SAMPLE} AND deleted_at IS NULL) AS cities,
  (SELECT count(*)::integer FROM places WHERE id ${IS_SAMPLE} AND deleted_at IS NULL) AS places,
  (SELECT count(*)::integer FROM users WHERE id ${IS_SAMPLE} AND deleted_at IS NULL) AS people,
  EXISTS (SELECT FROM cities WHERE NOT id ${IS_SAMPLE} AND deleted_at IS NULL) AS "hasCity",
  EXISTS (SELECT FROM places WHERE NOT id ${IS_SAMPLE} AND deleted_at IS NULL) AS "hasPlace",
  (SELECT count(*) > 1 FROM users WHERE role IN ('moderator', 'admin') AND NOT id ${IS_SAMPLE} AND deleted_at IS NULL) AS "hasTeam",
  (SELECT (array_agg(id))[1] FROM (SELECT id FROM cities WHERE status = 'active' AND deleted_at IS NULL LIMIT 2) c HAVING count(*) = 1) AS "onlyCityId"`;

/** Reads the facts of the setup in one statement. */
export async function readSetupFacts(manager: EntityManager): Promise<SetupFacts> {
  const [facts] = await manager.query<[SetupFacts]>(FACTS);
  return facts;
}
