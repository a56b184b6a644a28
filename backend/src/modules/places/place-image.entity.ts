import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { StoredImage } from '../../core/pictures/image.js';
import { Place } from './place.entity.js';

@Entity('place_images')
@Index('place_images_place_id', ['placeId', 'position'])
export class PlaceImage extends StoredImage {
  @Column('uuid')
  placeId: string;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'place_id' })
  place: Relation<Place>;
}
