import { Field, ObjectType } from 'type-graphql';
import { UsualLength } from '../../../core/paging/index.js';
import { LocalizedText } from '../localized-text.type.js';

@ObjectType({ description: 'An option of an attribute.' })
class AttributeOption {
  @Field(() => String, { description: 'Key, the value of places: `pizza`.' })
  key: string;

  @Field(() => [LocalizedText], { description: 'Names by language.' })
  names: LocalizedText[];

  @Field(() => [LocalizedText], { description: 'Other words for it by language, separated by commas.' })
  synonyms: LocalizedText[];

  @Field(() => Boolean, { description: 'Whether places can only keep it. Forms do not offer it.' })
  isRetired: boolean;
}

@ObjectType({ description: 'An attribute of places, as the operator of the site has defined it.' })
export class AttributeDefinition {
  @Field(() => String, { description: 'Key in both APIs, and name of the column in files: `outdoor_seating`.' })
  key: string;

  @Field(() => [LocalizedText], { description: 'Names by language.' })
  names: LocalizedText[];

  @Field(() => String, { description: 'Kind of the value: `yes-no`, `choice`, `several`, `number`, `text` or `link`.' })
  kind: string;

  @Field(() => String, { description: 'Unit of a number; empty if it has none.' })
  unit: string;

  @UsualLength(10)
  @Field(() => [AttributeOption], { description: 'Options of the kinds `choice` and `several` in their order.' })
  options: AttributeOption[];

  @Field(() => [LocalizedText], { description: 'Other words for it by language, separated by commas.' })
  synonyms: LocalizedText[];

  @Field(() => String, { description: 'Section: `food`, `access`, `services`, `payment`, `families`, `visit` or `about`.' })
  section: string;

  @Field(() => String, { description: 'Icon as the data of an SVG path, 24 × 24 units.' })
  iconPath: string;

  @Field(() => [String], { description: 'Slugs of the categories whose places can have it; none for all places.' })
  categories: string[];

  @Field(() => Boolean, { description: 'Whether cards and lists show it.' })
  isOnCard: boolean;

  @Field(() => Boolean, { description: 'Whether the page of a place shows it.' })
  isOnPage: boolean;

  @Field(() => Boolean, { description: 'Whether lists can be filtered by it.' })
  isFilter: boolean;

  @Field(() => Boolean, { description: 'Whether only moderators see it.' })
  isInternal: boolean;
}
