import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Owned } from '../users/index.js';

export enum ListVisibility {
  PRIVATE = 'private',
  LINK = 'link',
  PUBLIC = 'public',
}
registerEnumType(ListVisibility, {
  name: 'ListVisibility',
  description: 'Visibility of a list of places.',
  valuesConfig: {
    PRIVATE: { description: 'Only the owner can read it.' },
    LINK: { description: 'Anyone with the link can read it.' },
    PUBLIC: { description: 'Everyone can read it, and it shows on the public profile of the owner.' },
  },
});

@ObjectType({ description: 'A list of places that a user has made, in their own order and with notes.' })
@Entity('place_lists')
@Check('place_lists_link_check', `(visibility = 'link') = (link_key IS NOT NULL)`)
@Index('place_lists_user_id', { synchronize: false })
@Index('place_lists_deleted', { synchronize: false })
export class PlaceList extends Owned {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'Name of the list.' })
  @Column('text')
  name: string;

  @Field(() => String, { nullable: true, description: 'Description of the list.' })
  @Column('text', { nullable: true })
  description: string | null;

  @Field(() => ListVisibility, { description: 'Visibility of the list.' })
  @Column({ type: 'enum', enum: ListVisibility, enumName: 'list_visibility', default: ListVisibility.PRIVATE })
  visibility: ListVisibility;

  /** Random key at the end of its link; null unless the list is visible by link. */
  @Column('text', { nullable: true, unique: true })
  linkKey: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { description: 'Time of the last change of the list or its places.' })
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
