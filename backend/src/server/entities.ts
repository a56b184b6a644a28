import { City, CityImage } from '../modules/cities/index.js';
import { Place, PlaceImage } from '../modules/places/index.js';
import { Review } from '../modules/reviews/index.js';
import { Session, User } from '../modules/users/index.js';

/** Every table that has an entity. */
export const ENTITIES = [User, Session, City, CityImage, Place, PlaceImage, Review];
