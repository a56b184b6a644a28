import { Field, ObjectType } from 'type-graphql';
import { LocalizedText } from './localized-text.type.js';

@ObjectType('Category', { description: 'A category of places, as the operator of the site has defined it.' })
export class PublicCategory {
  @Field(() => String, { description: 'Word in addresses and APIs, the `category` of its places: `restaurant`.' })
  slug: string;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the app’s own names, which are valid in languages without a name of the operator; null if the app has none.',
  })
  preset: string | null;

  @Field(() => [LocalizedText], { description: 'Names of the operator for one place: `Museum`.' })
  names: LocalizedText[];

  @Field(() => [LocalizedText], { description: 'Names of the operator for several places: `Museums`.' })
  plurals: LocalizedText[];

  @Field(() => String, { description: 'Color under white text, as `#RRGGBB`.' })
  color: string;

  @Field(() => String, { description: 'Icon as the data of an SVG path, 24 × 24 units.' })
  iconPath: string;

  @Field(() => Boolean, { description: 'Whether filters and forms for new places leave it out. Existing places keep it.' })
  isHidden: boolean;

  @Field(() => [String], { description: 'Other words for it, such as former slugs. Filters and addresses with them lead to its places.' })
  aliases: string[];
}
