import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Activity, ActivityTarget } from './activity.entity.js';
import type { ActivityService } from './activity.service.js';

/** Creates a loader of the names of cities by id, also of deleted ones; null for an unknown id. By SQL, because `cities` comes later in the module order. */
export function createCityNameLoader(manager: EntityManager): DataLoader<string, string | null> {
  return new DataLoader(async (ids) => {
    const rows = await manager.query<{ id: string; name: string }[]>('SELECT id, name FROM cities WHERE id = ANY($1::uuid[])', [ids]);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? null);
  });
}

/** Loads the places that the targets of activities belong to. One statement per kind of target serves a request. */
export class ActivityPlaces {
  private readonly loaders = new Map<ActivityTarget, DataLoader<string, string | null>>();

  constructor(
    private readonly manager: EntityManager,
    private readonly activities: ActivityService,
  ) {}

  /** Returns the id of the place that a target belongs to; null if there is none, or the target no longer exists. */
  async load({ targetKind, targetId }: Pick<Activity, 'targetKind' | 'targetId'>): Promise<string | null> {
    const loader = this.loaders.get(targetKind) ?? this.createLoader(targetKind);
    this.loaders.set(targetKind, loader);
    return loader.load(targetId);
  }

  private createLoader(kind: ActivityTarget): DataLoader<string, string | null> {
    const source = this.activities.placeOf(kind);
    return new DataLoader(async (ids) => {
      const rows = source
        ? await this.manager.query<{ id: string; placeId: string | null }[]>(
            `SELECT t.id, ${source.place} AS "placeId" FROM ${source.table} t WHERE t.id = ANY($1::uuid[])`,
            [ids],
          )
        : [];
      const places = new Map(rows.map(({ id, placeId }) => [id, placeId]));
      return ids.map((id) => places.get(id) ?? null);
    });
  }
}
