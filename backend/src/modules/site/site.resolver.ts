import { Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import type { SiteModule } from './site.module.js';
import { Site } from './site.type.js';

@Resolver()
export class SiteResolver {
  constructor(private readonly services: SiteModule) {}

  @Access('public')
  @Query(() => Site, { description: 'Public settings of this site.' })
  site(): Site {
    return this.services.site();
  }
}
