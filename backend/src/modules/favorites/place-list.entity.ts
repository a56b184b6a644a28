import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** Who may read a list. */
export enum ListVisibility {
  PRIVATE = 'private',
  LINK = 'link',
  PUBLIC = 'public',
}
registerEnumType(ListVisibility, {
  name: 'ListVisibility',
  description: 'Who may read a list of places.',
  valuesConfig: {
    PRIVATE: { description: 'Its owner alone.' },
    LINK: { description: 'Whoever has its link.' },
    PUBLIC: { description: "Everyone; it shows on the owner's public profile." },
  },
});

@ObjectType({ description: 'A list of places that somebody keeps, in their own order and with notes.' })
@Entity('place_lists')
@Check('place_lists_link_check', `(visibility = 'link') = (link_key IS NOT NULL)`)
@Index('place_lists_user_id', { synchronize: false })
export class PlaceList {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Field(() => String, { description: 'What its owner calls it.' })
  @Column('text')
  name: string;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  @Column('text', { nullable: true })
  description: string | null;

  @Field(() => ListVisibility, { description: 'Who may read it.' })
  @Column({ type: 'enum', enum: ListVisibility, enumName: 'list_visibility', default: ListVisibility.PRIVATE })
  visibility: ListVisibility;

  /** What a link to it ends with, while it is visible by link. */
  @Column('text', { nullable: true, unique: true })
  linkKey: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { description: 'When it or its places last changed.' })
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
