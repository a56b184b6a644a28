import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { StoredImage } from '../../core/pictures/index.js';
import { Photo } from '../photos/index.js';
import { Place } from './place.entity.js';

@Entity('place_images')
@Index('place_images_place_id', ['placeId', 'position'])
@Unique(['photoId'])
export class PlaceImage extends StoredImage {
  @Column('uuid')
  placeId: string;

  /** Id of the uploaded photo; null for a picture with an external address. Unapproved photos are not shown. */
  @Column('uuid', { nullable: true })
  photoId: string | null;

  @ManyToOne(() => Photo, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'photo_id' })
  photo: Relation<Photo> | null;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'place_id' })
  place: Relation<Place>;
}
