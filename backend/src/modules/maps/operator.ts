import type { EntityManager } from 'typeorm';
import { createActivityModule } from '../activities/index.js';
import { createStandingModule } from '../standing/index.js';
import { createUserModule } from '../users/index.js';
import { MapArchiveService } from './map-archive.service.js';
import type { MapParts } from './map.module.js';

/** Stores that commands use. */
export type OperatorParts = Pick<MapParts, 'store' | 'uploads'>;

/** Returns the service of map archives for the command line. Its rows in the activity log name no actor. */
export const archivesOfOperator = (manager: EntityManager, parts: OperatorParts): MapArchiveService =>
  new MapArchiveService(manager, createActivityModule(manager, createStandingModule(manager, createUserModule(manager))), { ...parts, allowsPrivate: true });
