import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { StoredImage } from '../../core/pictures/image.js';
import { City } from './city.entity.js';

@Entity('city_images')
@Index('city_images_city_id', ['cityId', 'position'])
export class CityImage extends StoredImage {
  @Column('uuid')
  cityId: string;

  @ManyToOne(() => City, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'city_id' })
  city: Relation<City>;
}
