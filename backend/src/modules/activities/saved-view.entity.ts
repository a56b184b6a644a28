import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../users/index.js';

export enum ConsoleScreen {
  CITIES = 'cities',
  PLACES = 'places',
  USERS = 'users',
  REVIEWS = 'reviews',
  ACTIVITY = 'activity',
}
registerEnumType(ConsoleScreen, {
  name: 'ConsoleScreen',
  description: 'A screen of the console that shows a list.',
  valuesConfig: {
    CITIES: { description: 'The cities.' },
    PLACES: { description: 'The places.' },
    USERS: { description: 'The people.' },
    REVIEWS: { description: 'The reviews.' },
    ACTIVITY: { description: 'What has happened.' },
  },
});

@ObjectType({ description: 'A list of the console as somebody wants to find it again.' })
@Entity('saved_views')
@Unique(['userId', 'screen', 'name'])
export class SavedView {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Field(() => ConsoleScreen, { description: 'The screen it is of.' })
  @Column('text')
  screen: ConsoleScreen;

  @Field(() => String, { description: 'What its owner calls it.' })
  @Column('text')
  name: string;

  @Field(() => String, { description: 'Filters and order, as they stand in the address of the screen.' })
  @Column('text')
  query: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
