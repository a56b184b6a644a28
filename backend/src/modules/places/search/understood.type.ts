import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Part of a search text that was understood.' })
export class UnderstoodPart {
  @Field(() => String, { description: 'Kind of the meaning: `open`, `price`, `category`, `attribute`, `city`, `area`, `sort` or `near`.' })
  kind: string;

  @Field(() => String, { description: 'Key of the attribute; otherwise empty.' })
  key: string;

  @Field(() => String, {
    description:
      'Slug, option, number of currency signs or `free`, id of the city, area, `now` or a time, `rating`, `newest` or `me`; several are separated by commas.',
  })
  value: string;

  @Field(() => String, { description: 'Words of the search that mean it.' })
  text: string;
}
