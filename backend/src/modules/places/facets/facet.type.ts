import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An option of a facet.' })
export class FacetOption {
  @Field(() => String, {
    description: 'Value for the filter: `free`, `4`, `cafe`, the key of an option, `yes` or `no`. That of the facet `open` is `now` or `unknown`.',
  })
  value: string;

  @Field(() => String, { description: 'Name of the option.' })
  name: string;

  @Field(() => Int, { description: 'Number of places that match this option and all other filters, except those of the same facet.' })
  count: number;
}

@ObjectType({ description: 'A group of options by which a list of places can be filtered.' })
export class Facet {
  @Field(() => String, { description: '`open`, `price`, `rating`, `category`, `photos`, or the key of an attribute.' })
  key: string;

  @Field(() => String, { description: 'Name of the group.' })
  name: string;

  @Field(() => [FacetOption], { description: 'Options in the order of the site. Of more than 30, those without a place are left out.' })
  options: FacetOption[];

  @Field(() => Boolean, { description: 'Whether there are more places than were counted; the numbers are then lower bounds.' })
  isPartial: boolean;
}
