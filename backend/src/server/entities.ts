import { AccountLink, Session, UserIdentity } from '../modules/accounts/index.js';
import { City, CityImage } from '../modules/cities/index.js';
import { Place, PlaceImage } from '../modules/places/index.js';
import { Review } from '../modules/reviews/index.js';
import { User } from '../modules/users/index.js';

/** Every table that has an entity. */
export const ENTITIES = [User, Session, UserIdentity, AccountLink, City, CityImage, Place, PlaceImage, Review];
