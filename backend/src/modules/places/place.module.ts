import type { EntityManager } from 'typeorm';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import { DecisionKind } from '../standing/index.js';
import type { CityModule } from '../cities/index.js';
import { AutocompleteService } from './search/index.js';
import { AttributeNames } from './attributes/index.js';
import { FacetService } from './facets/index.js';
import { PlaceAdminService } from './admin/index.js';
import { createPlaceBulk } from './place.bulk.js';
import { createPlaceImageLoader, createPlaceLoader, createPublicPlaceLoader } from './place.loader.js';
import { columnName } from '../../core/db/index.js';
import { PLACE_BIN } from './place.bin.js';
import { DETAIL_PROPERTIES } from './place.details.js';
import { DuplicatePairService, PlaceMergeService } from './duplicates/index.js';
import { PlacePhotoService } from './photos/index.js';
import { PlaceService } from './place.service.js';
import { PlaceDecisionService } from './moderation/index.js';
import { PlaceEditService, PlaceSuggestionService } from './suggestions/index.js';
import { PlaceMapService } from './map/index.js';

/** Kinds of decisions about suggestions, the same for places and edits. */
const SUGGESTION_KINDS = { [ActivityAction.APPROVED]: DecisionKind.SUGGESTION_APPROVED, [ActivityAction.REJECTED]: DecisionKind.SUGGESTION_REFUSED };

const DETAIL_COLUMNS = DETAIL_PROPERTIES.map(columnName);

/** Creates the services and loaders of this module for a request and registers its tracked tables. Includes the services of the modules on its left. */
export function createPlaceModule(manager: EntityManager, left: CityModule) {
  left.activities.track({
    kind: ActivityTarget.PLACE,
    table: 'places',
    label: 't.name',
    touch: 'updated_at = now(), version = t.version + 1',
    follows: ['more_categories'],
    shown: [...DETAIL_COLUMNS, 'status'],
    revertible: ['featured', 'status', 'rejection_reason', 'deleted_at', ...DETAIL_COLUMNS],
    bin: PLACE_BIN,
    place: 't.id',
    judged: { person: 't.created_by', kinds: SUGGESTION_KINDS },
    fixed: { where: 't.merged_into IS NOT NULL', because: 'console.undoMerged' },
  });
  left.activities.track({
    kind: ActivityTarget.PLACE_EDIT,
    table: 'place_edits',
    label: '(SELECT name FROM places WHERE places.id = t.place_id)',
    place: 't.place_id',
    shown: ['changes', 'note', 'status'],
    revertible: ['status', 'rejection_reason', 'decided_at', 'decided_by'],
    judged: { person: 't.user_id', kinds: SUGGESTION_KINDS },
  });
  const attributeNames = new AttributeNames(left.siteSettings);
  const places = new PlaceService(manager, left.siteSettings);
  left.personalData.add('places', { read: (userId) => places.exported(userId) });
  const facets = new FacetService(manager, left.siteSettings);
  const placeMap = new PlaceMapService(manager, left.siteSettings);
  const placePhotos = new PlacePhotoService(manager, { places, photos: left.photos });
  left.decisions.listen(async ({ kind, ids }) => {
    if (kind === 'photo') await placePhotos.renew(ids);
  });
  const placeSuggestions = new PlaceSuggestionService(manager, { ...left, places, placePhotos });
  const placeDecisions = new PlaceDecisionService(manager, left);
  const placeAdmin = new PlaceAdminService(manager, left);
  const placeBulk = createPlaceBulk(manager, { ...left, placeAdmin, placeDecisions });
  const autocomplete = new AutocompleteService(manager, { ...left, places });
  const placeEdits = new PlaceEditService(manager, { ...left, places });
  left.personalData.add('placeEdits', { read: (userId) => placeEdits.exported(userId) });
  const placeMerges = new PlaceMergeService(manager, { ...left, attributeNames });
  const duplicatePairs = new DuplicatePairService(manager, left);
  const loaders = {
    placeById: createPlaceLoader(manager),
    publicPlaceById: createPublicPlaceLoader(manager),
    placeImages: createPlaceImageLoader(manager),
  };
  return {
    ...left,
    ...loaders,
    attributeNames,
    places,
    facets,
    placeMap,
    placePhotos,
    placeSuggestions,
    placeDecisions,
    placeAdmin,
    placeBulk,
    placeEdits,
    autocomplete,
    placeMerges,
    duplicatePairs,
  };
}
export type PlaceModule = ReturnType<typeof createPlaceModule>;
