import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { StoredImage } from '../../core/pictures/image.js';
import { Photo } from '../photos/index.js';
import { Place } from './place.entity.js';

@Entity('place_images')
@Index('place_images_place_id', ['placeId', 'position'])
@Unique(['photoId'])
export class PlaceImage extends StoredImage {
  @Column('uuid')
  placeId: string;

  /** The photo that somebody has uploaded, where it is one; it shows only while that is approved. */
  @Column('uuid', { nullable: true })
  photoId: string | null;

  @ManyToOne(() => Photo, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'photo_id' })
  photo: Relation<Photo> | null;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'place_id' })
  place: Relation<Place>;
}
