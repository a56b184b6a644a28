import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation, Unique } from 'typeorm';
import { StoredImage } from '../../core/pictures/index.js';
import { Photo } from '../photos/index.js';
import { City } from './city.entity.js';

@Entity('city_images')
@Index('city_images_city_id', ['cityId', 'position'])
@Unique(['photoId'])
export class CityImage extends StoredImage {
  @Column('uuid')
  cityId: string;

  /** Id of the uploaded photo; null for a picture with an external address. */
  @Column('uuid', { nullable: true })
  photoId: string | null;

  @ManyToOne(() => Photo, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'photo_id' })
  photo: Relation<Photo> | null;

  @ManyToOne(() => City, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'city_id' })
  city: Relation<City>;
}
