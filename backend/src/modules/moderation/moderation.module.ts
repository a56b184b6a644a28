import type { EntityManager } from 'typeorm';
import { Photo } from '../photos/index.js';
import { PlaceEdit } from '../places/index.js';
import type { ReportModule } from '../reports/index.js';
import { Review } from '../reviews/index.js';
import { createOpenReportLoader, createPendingLoader, createRowLoader, createUpheldLoader } from './moderation.loader.js';
import { ModerationService } from './moderation.service.js';
import { ModerationClaimService } from './moderation-claim.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createModerationModule(manager: EntityManager, left: ReportModule) {
  const loaders = {
    reviewById: createRowLoader(manager, Review),
    photoById: createRowLoader(manager, Photo),
    placeEditById: createRowLoader(manager, PlaceEdit),
    openReports: createOpenReportLoader(manager),
    pendingOf: createPendingLoader(manager),
    upheldReports: createUpheldLoader(manager),
  };
  return { ...left, ...loaders, moderation: new ModerationService(manager), moderationClaims: new ModerationClaimService(manager) };
}
export type ModerationModule = ReturnType<typeof createModerationModule>;
