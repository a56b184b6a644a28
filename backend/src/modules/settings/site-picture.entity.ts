import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of the site's look, such as its logo. It is small, so the database holds its bytes, and backups contain them. */
@Entity('site_pictures')
export class SitePicture {
  @PrimaryColumn('uuid')
  id: string;

  /** Media type: `image/png` or `image/webp`. */
  @Column('text')
  type: string;

  @Column('bytea')
  content: Buffer;

  /** Size (px). */
  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
