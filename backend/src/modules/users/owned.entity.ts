import { Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** Columns of rows that belong to one user, and are deleted with them. */
export abstract class Owned {
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;
}
