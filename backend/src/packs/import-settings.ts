import type { EntityManager } from 'typeorm';
import { newId } from '../core/db/index.js';
import { existing } from './present.query.js';
import type { PackReader } from './read-pack.js';

/** Replaces the groups of settings that the pack has. Groups that it does not have stay. */
export async function importSettings(manager: EntityManager, pack: PackReader): Promise<void> {
  const pictures = await pack.settingPictures();
  const known = await existing(
    manager,
    'site_pictures',
    pictures.map(({ id }) => id),
  );
  for (const { id, type, content, width, height } of pictures.filter((picture) => !known.has(picture.id))) {
    await manager.query('INSERT INTO site_pictures (id, type, content, width, height) VALUES ($1, $2, $3, $4, $5)', [id, type, content, width, height]);
  }
  for (const { group, value } of pack.guide.settings) {
    await manager.query(
      `INSERT INTO settings (id, name, value) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, version = settings.version + 1, updated_at = now()`,
      [newId(), group, value],
    );
  }
}
