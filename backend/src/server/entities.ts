import { AccountLink, ApiToken, Invitation, Session, UserIdentity } from '../modules/accounts/index.js';
import { Activity, SavedView } from '../modules/activities/index.js';
import { City, CityImage } from '../modules/cities/index.js';
import { PlaceList } from '../modules/favorites/index.js';
import { Photo } from '../modules/photos/index.js';
import { Place, PlaceEdit, PlaceImage } from '../modules/places/index.js';
import { Report } from '../modules/reports/index.js';
import { Review } from '../modules/reviews/index.js';
import { SitePicture } from '../modules/settings/index.js';
import { Attribute, Category, SearchTerm, Setting } from '../modules/site/index.js';
import { Decision } from '../modules/standing/index.js';
import { User } from '../modules/users/index.js';
import { Webhook, WebhookDelivery } from '../modules/webhooks/index.js';

/** Every table that has an entity. */
export const ENTITIES = [
  User,
  Decision,
  Activity,
  SavedView,
  Session,
  ApiToken,
  UserIdentity,
  AccountLink,
  Invitation,
  Photo,
  City,
  CityImage,
  Place,
  PlaceImage,
  PlaceEdit,
  Review,
  PlaceList,
  Report,
  Webhook,
  WebhookDelivery,
  Setting,
  SitePicture,
  Attribute,
  SearchTerm,
  Category,
];
