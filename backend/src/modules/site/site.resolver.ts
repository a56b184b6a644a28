import { GraphQLURL } from 'graphql-scalars';
import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SiteModule } from './index.js';

@ObjectType({ description: 'Where map pictures come from.' })
class MapTiles {
  @Field(() => String, { description: 'Address template with {z}, {x} and {y}, and {s} where there are subdomains.' })
  url: string;

  @Field(() => String, { description: 'Whom the map must credit, as HTML.' })
  attribution: string;
}

@ObjectType({ description: 'How to reach whoever runs this guide.' })
class Contact {
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address?: string;
}

@ObjectType({ description: 'What whoever runs this guide has configured for its pages.' })
export class Site {
  @Field(() => MapTiles, { description: 'Where map pictures come from.' })
  mapTiles: MapTiles;

  @Field(() => Contact, { description: 'How to reach whoever runs the guide.' })
  contact: Contact;

  @Field(() => [GraphQLURL], { description: 'Pages of the guide in social networks.' })
  socialLinks: string[];

  @Field(() => Boolean, { description: 'Whether anyone may explore the API in GraphiQL.' })
  hasGraphiql: boolean;
}

@Resolver()
export class SiteResolver {
  constructor(private readonly services: SiteModule) {}

  @Access('public')
  @Query(() => Site, { description: 'What whoever runs this guide has configured for its pages.' })
  site(): Site {
    return this.services.site;
  }
}
