import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { Owned } from '../users/index.js';

export enum ConsoleScreen {
  CITIES = 'cities',
  PLACES = 'places',
  USERS = 'users',
  REVIEWS = 'reviews',
  ACTIVITY = 'activity',
}
registerEnumType(ConsoleScreen, {
  name: 'ConsoleScreen',
  description: 'A screen of the admin console that shows a list.',
  valuesConfig: {
    CITIES: { description: 'The list of cities.' },
    PLACES: { description: 'The list of places.' },
    USERS: { description: 'The list of users.' },
    REVIEWS: { description: 'The list of reviews.' },
    ACTIVITY: { description: 'The activity log.' },
  },
});

@ObjectType({ description: 'Filters and order of a list in the admin console, saved by a user.' })
@Entity('saved_views')
@Unique(['userId', 'screen', 'name'])
export class SavedView extends Owned {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => ConsoleScreen, { description: 'Screen of the list.' })
  @Column('text')
  screen: ConsoleScreen;

  @Field(() => String, { description: 'Name that the owner gave it.' })
  @Column('text')
  name: string;

  @Field(() => String, { description: 'Filters and order, as the query string of the screen.' })
  @Column('text')
  query: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
