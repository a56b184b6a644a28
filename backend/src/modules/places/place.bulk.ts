import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import type { RejectionInput } from '../../core/moderation/index.js';
import { ActivityTarget, type BulkService } from '../activities/index.js';
import type { SiteSettings } from '../site/index.js';
import { type AdminPlaceFilter, moderatedPlaces, type PlaceAdminService } from './admin/index.js';
import type { PlaceDecisionService } from './moderation/index.js';

interface Parts {
  siteSettings: SiteSettings;
  bulk: BulkService;
  placeAdmin: PlaceAdminService;
  placeDecisions: PlaceDecisionService;
}

/** Creates the actions on any number of places. */
export function createPlaceBulk(manager: EntityManager, { siteSettings: settings, bulk, placeAdmin, placeDecisions }: Parts) {
  const find = (filter: AdminPlaceFilter, moderator: Viewer) => moderatedPlaces(manager, filter, { settings, moderator });
  const places = { kind: ActivityTarget.PLACE, find };
  const byAdmins = { ...places, rule: 'admin' } as const;
  const byModerators = { ...places, rule: 'moderator' } as const;
  return {
    approve: bulk.define({ ...byModerators, name: 'approve-places', run: (viewer, selection) => placeDecisions.approve(viewer, selection) }),
    reject: bulk.define({
      ...byModerators,
      name: 'reject-places',
      run: (viewer, selection, input: RejectionInput) => placeDecisions.reject(viewer, selection, input),
    }),
    feature: bulk.define({
      ...byAdmins,
      name: 'feature-places',
      run: (viewer, selection, { featured }: { featured: boolean }) => placeAdmin.feature(viewer, selection, featured),
    }),
    categorize: bulk.define({
      ...byAdmins,
      name: 'categorize-places',
      run: (viewer, selection, { category }: { category: string }) => placeAdmin.categorize(viewer, selection, category),
    }),
    delete: bulk.define({ ...byAdmins, name: 'delete-places', run: (viewer, selection) => placeAdmin.delete(viewer, selection) }),
  };
}
