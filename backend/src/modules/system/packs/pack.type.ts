import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PackMode {
  ADD = 'add',
  REPLACE = 'replace',
}
registerEnumType(PackMode, {
  name: 'PackMode',
  description: 'Treatment of the cities and places of the site by an import of a pack.',
  valuesConfig: {
    ADD: { description: 'Keeps them, and adds what the site does not have.' },
    REPLACE: { description: 'Deletes them permanently with their reviews and photos, before it adds those of the pack.' },
  },
});

@ObjectType({ description: 'An exported pack: the whole guide in a zip.' })
export class Pack {
  @Field(() => String, { description: 'Name of the file. It identifies the pack.' })
  name: string;

  @Field(() => Float, { description: 'Size of the file in bytes.' })
  bytes: number;

  @Field(() => Date, { description: 'Time of the export.' })
  createdAt: Date;
}

@ObjectType({ description: 'Rows of a pack.' })
class PackShare {
  @Field(() => Int, { description: 'Number of rows in the pack.' })
  all: number;

  @Field(() => Int, { description: 'Number of those that the site has already. They stay as they are if the pack is added.' })
  present: number;
}

@ObjectType({ description: 'Attributes of a pack, compared with those of the site.' })
class PackAttributes {
  @Field(() => Int, { description: 'Number of attributes in the pack.' })
  all: number;

  @Field(() => [String], { description: 'Keys of those that the site does not have.' })
  added: string[];

  @Field(() => [String], { description: 'Keys of those that the site has in another form. They stay as they are if the pack is added.' })
  changed: string[];

  @Field(() => [String], {
    description: 'Keys of attributes of the site that the pack does not have. They stay if the pack is added, or has no attributes at all.',
  })
  removed: string[];
}

@ObjectType({ description: 'Rows of the site, which a replacement deletes.' })
class PackContent {
  @Field(() => Int, { description: 'Number of cities.' })
  cities: number;

  @Field(() => Int, { description: 'Number of places.' })
  places: number;

  @Field(() => Int, { description: 'Number of reviews.' })
  reviews: number;

  @Field(() => Int, { description: 'Number of photos.' })
  photos: number;
}

@ObjectType({ description: 'Result that an import of a pack would have.' })
export class PackPreview {
  @Field(() => String, { description: 'Name of the guide; empty if it has none.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Licence, as the pack states it.' })
  licence: string | null;

  @Field(() => String, { nullable: true, description: 'Sources to credit, as the pack states them.' })
  credit: string | null;

  @Field(() => PackShare, { description: 'Cities.' })
  cities: PackShare;

  @Field(() => PackShare, { description: 'Places.' })
  places: PackShare;

  @Field(() => Int, { description: 'Number of pictures of cities and places.' })
  pictures: number;

  @Field(() => PackShare, { description: 'Map archives.' })
  maps: PackShare;

  @Field(() => Int, { description: 'Number of categories.' })
  categories: number;

  @Field(() => PackAttributes, { description: 'Attributes.' })
  attributes: PackAttributes;

  @Field(() => [String], { description: 'Groups of settings that the pack has. They replace those of the site, unless the pack is added to a guide.' })
  settings: string[];

  @Field(() => [String], { description: 'Files of the pack that the app does not read.' })
  others: string[];

  @Field(() => PackContent, { description: 'Rows of the site, which a replacement deletes.' })
  content: PackContent;
}
