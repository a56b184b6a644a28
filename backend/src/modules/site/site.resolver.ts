import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access, allows, type RequestScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { AttributeDefinition } from './attributes/index.js';
import { SitePage } from './pages/index.js';
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

  @Access('public')
  @Query(() => SitePage, {
    nullable: true,
    description: 'A page that the operator has written, in a language or else in the default one or any other; null if there is none.',
  })
  page(
    @Arg('slug', () => String, { description: 'Last part of its address, such as `imprint`; also `privacy` and `terms`.' }) slug: string,
    @Arg('language', () => String, { description: 'Language tag (BCP 47).' }) language: string,
  ): SitePage | null {
    return this.services.sitePages().find(slug, language);
  }
  @Access('public')
  @UsualLength(30)
  @Query(() => [AttributeDefinition], {
    description: 'Attributes of places in the operator’s order, at most 200. Hidden ones are left out; those for moderators are only for moderators.',
  })
  attributes(
    @Arg('category', () => String, { nullable: true, description: 'Slug or alias of a category: only attributes that its places can have.' })
    category: string | undefined,
    @Ctx() { viewer }: RequestScope,
  ): AttributeDefinition[] {
    return this.services.attributeDefinitions().of(category, allows('moderator', viewer));
  }
}
