import type { DataSource } from 'typeorm';
import type { Site } from '../modules/site/index.js';
import { createServices, type Services } from './services.js';

/** What the resolvers of one GraphQL request share. */
export interface Context {
  requestId: string;
  services: Services;
}

export function createContext(dataSource: DataSource, site: Site, requestId: string): Context {
  return { requestId, services: createServices(dataSource.manager, site) };
}
