import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A group of settings that an admin has saved. Groups without a row have their initial values. */
@Entity('settings')
@Index('settings_name', ['name'], { unique: true })
export class Setting {
  @PrimaryColumn('uuid')
  id: string;

  /** Name of the group. */
  @Column('text')
  name: string;

  /** Values by field. */
  @Column('jsonb')
  value: object;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}
