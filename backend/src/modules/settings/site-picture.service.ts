import type { DataSource, EntityManager } from 'typeorm';
import { isId, newId } from '../../core/db/index.js';
import { NotFound } from '../../core/errors/index.js';
import { ActivityTarget } from '../activities/index.js';
import { SitePicture } from './site-picture.entity.js';

/** Time after which a picture that no setting uses is deleted. Until then, undoing a change can bring it back. */
const UNUSED_FOR = "interval '30 days'";

/** SQL that deletes pictures that no setting uses. The log knows which ones a change has replaced. */
const PURGE = `DELETE FROM site_pictures p WHERE created_at < now() - ${UNUSED_FOR}
AND NOT EXISTS (SELECT 1 FROM settings WHERE value::text LIKE '%' || p.id || '%')
AND NOT EXISTS (SELECT 1 FROM activities WHERE target_kind = '${ActivityTarget.SETTING}' AND created_at > now() - ${UNUSED_FOR}
  AND before::text LIKE '%' || p.id || '%')`;

/** Stores the pictures of the site's look. */
export class SitePictureService {
  constructor(private readonly manager: EntityManager) {}

  async create(drawn: Pick<SitePicture, 'type' | 'content' | 'width' | 'height'>): Promise<SitePicture> {
    const id = newId();
    await this.manager.insert(SitePicture, { ...drawn, id });
    return this.get(id);
  }

  /** @throws NotFound */
  async get(id: string): Promise<SitePicture> {
    const picture = isId(id) ? await this.manager.findOneBy(SitePicture, { id }) : null;
    if (!picture) throw new NotFound('picture');
    return picture;
  }

  exists(id: string): Promise<boolean> {
    return this.manager.existsBy(SitePicture, { id });
  }
}

/** Deletes pictures that no setting has used for 30 days. @returns their number */
export async function purgeSitePictures({ manager }: DataSource): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(PURGE);
  return count;
}
