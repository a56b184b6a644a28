import { GraphQLURL } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Source of the map tiles.' })
class MapTiles {
  @Field(() => String, { description: 'URL template with {z}, {x} and {y}, and {s} if there are subdomains.' })
  url: string;

  @Field(() => String, { description: 'Credits that the map must show, as HTML.' })
  attribution: string;
}

@ObjectType({ description: 'Contact data of the operator of this site.' })
class Contact {
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address?: string;
}

@ObjectType({ description: 'Public configuration of this site.' })
export class Site {
  @Field(() => MapTiles, { description: 'Source of the map tiles.' })
  mapTiles: MapTiles;

  @Field(() => Contact, { description: 'Contact data of the operator of this site.' })
  contact: Contact;

  @Field(() => [GraphQLURL], { description: 'Pages of this site in social networks.' })
  socialLinks: string[];

  @Field(() => Boolean, { description: 'Whether this site offers GraphiQL, the interactive explorer of the API.' })
  hasGraphiql: boolean;
}
