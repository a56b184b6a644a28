export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
  /** The `JSONObject` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf). */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** A field whose value exists in the standard IANA Time Zone Database: https://www.iana.org/time-zones */
  TimeZone: { input: string; output: string; }
  /** A field whose value conforms to the standard URL format as specified in RFC3986: https://www.ietf.org/rfc/rfc3986.txt. */
  URL: { input: string; output: string; }
};

/** The person who is signed in, as they see themselves. */
export type Account = {
  /** Address of their picture, if there is one; signed, for them alone, as long as it waits. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Member since. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; others never see it. */
  email: Scalars['String']['output'];
  /** The places that they have marked, the last first; hidden places are left out. */
  favorites: PlacePage;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether only they and moderators see their picture, until their address is confirmed or a moderator approves it. */
  isAvatarWaiting: Scalars['Boolean']['output'];
  /** Whether the e-mail address is known to be theirs. */
  isVerified: Scalars['Boolean']['output'];
  /** Their lists, the last changed first. */
  lists: Array<PlaceList>;
  /** The name that others see. */
  name: Scalars['String']['output'];
  /** A new e-mail address that waits for its link to be opened. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** What they have added to places and reviews, the newest first, whatever became of it. */
  photos: PhotoPage;
  /** The edits that they have suggested, the newest first. */
  placeEdits: PlaceEditPage;
  /** Where the account comes from. */
  provider: SignInMethod;
  /** Everything that they have reviewed, the newest first, whatever became of it. */
  reviews: ReviewPage;
  /** What they may do in the guide. */
  role: UserRole;
  /** The ways in which they can sign in. */
  signInMethods: Array<SignInMethod>;
  /** The places that they have suggested, the newest first, whatever became of them. */
  suggestedPlaces: PlacePage;
  /** What they may do. */
  viewerCan: ViewerRights;
  /** Whether they are told by mail what became of what they contribute. */
  wantsDecisionMails: Scalars['Boolean']['output'];
};


/** The person who is signed in, as they see themselves. */
export type AccountFavoritesArgs = {
  page?: InputMaybe<PageInput>;
};


/** The person who is signed in, as they see themselves. */
export type AccountPhotosArgs = {
  page?: InputMaybe<PageInput>;
};


/** The person who is signed in, as they see themselves. */
export type AccountPlaceEditsArgs = {
  page?: InputMaybe<PageInput>;
};


/** The person who is signed in, as they see themselves. */
export type AccountReviewsArgs = {
  page?: InputMaybe<PageInput>;
};


/** The person who is signed in, as they see themselves. */
export type AccountSuggestedPlacesArgs = {
  page?: InputMaybe<PageInput>;
};

/** Something that has happened in the guide. */
export type Activity = {
  /** What was done. */
  action: ActivityAction;
  /** Who has done it; absent where the guide itself has, or the account is gone. */
  actor?: Maybe<User>;
  /** What has changed, field by field. */
  changes: Array<ActivityChange>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** What that is called; absent for a person whose account is gone. */
  label?: Maybe<Scalars['String']['output']>;
  /** The place to look at, where it was done to a review, photo, suggested edit or report of one. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** Identifier of what it was done to. */
  targetId: Scalars['ID']['output'];
  /** What it was done to. */
  targetKind: ActivityTarget;
};

/** What was done. */
export type ActivityAction =
  /** It was let in; a suggested edit was applied. */
  | 'APPROVED'
  /** An admin confirmed the e-mail address of the person. */
  | 'CONFIRMED'
  /** It was added, suggested, written or sent. */
  | 'CREATED'
  /** It was deleted. */
  | 'DELETED'
  /** A report was found to be wrong. */
  | 'DISMISSED'
  /** A file was downloaded. */
  | 'DOWNLOADED'
  /** Somebody has made an account. */
  | 'REGISTERED'
  /** The person may sign in again. */
  | 'REINSTATED'
  /** It was kept out. */
  | 'REJECTED'
  /** The person may not sign in for a time. */
  | 'SUSPENDED'
  /** Something that was done to it was taken back. */
  | 'UNDONE'
  /** It was changed. */
  | 'UPDATED'
  /** A report was found to be right. */
  | 'UPHELD';

/** A field that was changed; null is nothing. */
export type ActivityChange = {
  /** What it became. */
  after?: Maybe<Scalars['String']['output']>;
  /** What it was. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field. */
  field: Scalars['String']['output'];
};

/** Which activities to list; every part narrows the list further. */
export type ActivityFilter = {
  /** Only this. */
  action?: InputMaybe<ActivityAction>;
  /** Only what this person has done. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only from this moment on. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what was done to this one thing. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done to this kind of thing. */
  targetKind?: InputMaybe<ActivityTarget>;
  /** Only before this moment. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One page of a list. */
export type ActivityPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Activity>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What something was done to. */
export type ActivityTarget =
  /** An API token. */
  | 'API_TOKEN'
  /** A city. */
  | 'CITY'
  /** A file with personal data. */
  | 'FILE'
  /** A photo. */
  | 'PHOTO'
  /** A place. */
  | 'PLACE'
  /** A suggested edit of a place. */
  | 'PLACE_EDIT'
  /** A report. */
  | 'REPORT'
  /** A review. */
  | 'REVIEW'
  /** A person. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** What the charts of the dashboard show. */
export type AdminCharts = {
  /** What waits for a decision, by how long it has. */
  pendingAge: Array<PendingAge>;
  /** The ten cities with the most public places. */
  placesPerCity: Array<CityCount>;
  /** Approved reviews by stars, five first. */
  ratingMix: Array<RatingShare>;
  /** New reviews of each of the last 30 days, the oldest first. */
  reviewsPerDay: Array<DayCount>;
};

/** Which cities to list; every part narrows the list further. */
export type AdminCityFilter = {
  /** Exact name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Only featured ones, or only others. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name, state or country. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this standing. */
  status?: InputMaybe<CityStatus>;
};

/** One page of a list. */
export type AdminCityPage = {
  /** When the list was read: a selection of all that it has names it. */
  asOf: Scalars['String']['output'];
  /** The items of this page, in the order of the list. */
  items: Array<City>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the list of cities is ordered by. */
export type AdminCitySort =
  /** By when it was added. */
  | 'CREATED'
  /** By name. */
  | 'NAME'
  /** By the number of public places. */
  | 'PLACES'
  /** By population. */
  | 'POPULATION';

/** How many rows each of the console's lists has, by standing. */
export type AdminCounts = {
  /** Cities. */
  cities: CityCounts;
  /** Places. */
  places: PlaceCounts;
  /** Reviews. */
  reviews: ReviewCounts;
  /** People. */
  users: UserCounts;
};

/** Which places to list; every part narrows the list further. */
export type AdminPlaceFilter = {
  /** Only those of this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this city. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Only featured ones, or only others. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those with an open report, or only others. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name of the place or its city. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this standing. */
  status?: InputMaybe<PlaceStatus>;
};

/** One page of a list. */
export type AdminPlacePage = {
  /** When the list was read: a selection of all that it has names it. */
  asOf: Scalars['String']['output'];
  /** The items of this page, in the order of the list. */
  items: Array<Place>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the list of places is ordered by. */
export type AdminPlaceSort =
  /** By when it was added. */
  | 'CREATED'
  /** By name. */
  | 'NAME'
  /** By the average of the ratings. */
  | 'RATING'
  /** By the number of reviews. */
  | 'REVIEWS';

/** Which reviews to list; every part narrows the list further. */
export type AdminReviewFilter = {
  /** Only those of this place. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those with so many stars. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** Only those with an open report, or only others. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the review, its author's or its place's name. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this standing. */
  status?: InputMaybe<ModerationStatus>;
  /** Only those of this person. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of a list. */
export type AdminReviewPage = {
  /** When the list was read: a selection of all that it has names it. */
  asOf: Scalars['String']['output'];
  /** The items of this page, in the order of the list. */
  items: Array<Review>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** The order of the list of reviews that admins see. */
export type AdminReviewSort =
  /** By when it was written. */
  | 'CREATED'
  /** By how many found it helpful. */
  | 'HELPFUL'
  /** By the stars. */
  | 'RATING';

/** How much the guide holds, and how much of it waits for a decision. */
export type AdminStats = {
  /** Places that wait for approval. */
  pendingPlaces: Scalars['Int']['output'];
  /** Reviews that wait for approval. */
  pendingReviews: Scalars['Int']['output'];
  /** Reviews with a report that nobody has looked at. */
  reportedReviews: Scalars['Int']['output'];
  /** Active cities. */
  totalCities: Scalars['Int']['output'];
  /** Active places. */
  totalPlaces: Scalars['Int']['output'];
  /** Approved reviews. */
  totalReviews: Scalars['Int']['output'];
  /** People with an account. */
  totalUsers: Scalars['Int']['output'];
  /** How the four totals have moved. */
  trends: AdminTrends;
};

/** How the totals have moved within 30 days. */
export type AdminTrends = {
  /** Active cities. */
  cities: Trend;
  /** Active places. */
  places: Trend;
  /** Approved reviews. */
  reviews: Trend;
  /** People. */
  users: Trend;
};

/** A person, as admins see them. */
export type AdminUser = {
  /** Address of the picture of the person, if there is one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Since when the person has an account. */
  createdAt: Scalars['DateTime']['output'];
  /** The last decisions about them, at most 50, the newest first. */
  decisions: Array<Decision>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the e-mail address is known to be theirs. */
  isVerified: Scalars['Boolean']['output'];
  /** The name the person goes by here. */
  name: Scalars['String']['output'];
  /** Where the account comes from. */
  provider: SignInMethod;
  /** Reviews that are not deleted, whatever became of them. */
  reviewsCount: Scalars['Int']['output'];
  /** What they may do in the guide. */
  role: UserRole;
  /** Until when they may not sign in; absent where they may. */
  suspendedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Grows with each change of name, address, picture, role or suspension; a decision names the one that was read. */
  version: Scalars['Int']['output'];
  /** What the viewer may do with the account. */
  viewerCan: AdminUserRights;
};

/** Which people to list; every part narrows the list further. */
export type AdminUserFilter = {
  /** Only those with this role. */
  role?: InputMaybe<UserRole>;
  /** Words of the name or e-mail address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those who are suspended, or only others. */
  suspended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only verified ones, or only others. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of a list. */
export type AdminUserPage = {
  /** The items of this page, in the order of the list. */
  items: Array<AdminUser>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the viewer may do with an account. */
export type AdminUserRights = {
  /** Give them another role. */
  changeRole: Scalars['Boolean']['output'];
  /** Confirm the e-mail address. */
  confirmAddress: Scalars['Boolean']['output'];
  /** Delete the account. */
  delete: Scalars['Boolean']['output'];
  /** Keep them from signing in for a time, or let them in again. */
  suspend: Scalars['Boolean']['output'];
};

/** The order of the list of people. */
export type AdminUserSort =
  /** By when they joined. */
  | 'JOINED'
  /** By name. */
  | 'NAME'
  /** By the number of reviews that are not deleted. */
  | 'REVIEWS';

/** What lets a program act on behalf of a person. */
export type ApiToken = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself; absent where it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it begins, to know it by. */
  hint: Scalars['String']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** When it was last used; absent where it never was. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its person calls it. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scope: ApiTokenScope;
};

/** What an API token may do on behalf of its person. */
export type ApiTokenScope =
  /** See whatever they may see. */
  | 'READ'
  /** See and change whatever they may, but for their account itself. */
  | 'WRITE';

/** What somebody may want to find who is still typing. */
export type Autocomplete = {
  /** Categories that begin so or are like it; at most 2. */
  categories: Array<Scalars['String']['output']>;
  /** Cities with a word that begins so or is like it, those with most places first; at most 3. */
  cities: Array<City>;
  /** The best of what a search would find; at most 5. */
  places: Array<Place>;
};

/** A rectangle on the map. */
export type Bounds = {
  /** Its upper right corner. */
  northEast: Coordinates;
  /** Its lower left corner. */
  southWest: Coordinates;
};

/** A rectangle on the map. */
export type BoundsInput = {
  /** Its upper right corner. */
  northEast: CoordinatesInput;
  /** Its lower left corner. */
  southWest: CoordinatesInput;
};

/** What was done at once, and can be taken back at once with `undo`. */
export type Change = {
  /** How many things it has changed. */
  count: Scalars['Int']['output'];
  /** Name it to `undo`. */
  id: Scalars['ID']['output'];
  /** What was selected and left out, as it has changed since it was seen. */
  leftOut: Array<Scalars['ID']['output']>;
};

/** A new password in place of a known one. */
export type ChangePasswordInput = {
  /** The password so far; not needed by an account that has none yet. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The new password. */
  newPassword: Scalars['String']['input'];
};

/** A city of the guide. */
export type City = {
  /** Its centre. */
  coordinates: Coordinates;
  /** Country, in English. */
  country: Scalars['String']['output'];
  /** What the city is like, in plain text. */
  description: Scalars['String']['output'];
  /** Whether the editors recommend it. */
  featured: Scalars['Boolean']['output'];
  /** Its featured places, then its best ranked. */
  featuredPlaces: Array<Place>;
  /** Year of the founding, negative before the common era, if known. */
  foundedYear?: Maybe<Scalars['Int']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** At least one picture: photos, else an illustration. */
  images: Array<Image>;
  /** Name in English. */
  name: Scalars['String']['output'];
  /** How many public places it has. */
  placesCount: Scalars['Int']['output'];
  /** People living in it, if known. */
  population?: Maybe<Scalars['Int']['output']>;
  /** For admins only; null for everyone else. */
  revision?: Maybe<Revision>;
  /** Where its data come from; null where people of this guide have written them. */
  source?: Maybe<DataSource>;
  /** State, province or region. */
  state: Scalars['String']['output'];
  /** Whether it is part of the public guide. */
  status: CityStatus;
  /** Time zone, as the IANA names it. */
  timeZone: Scalars['TimeZone']['output'];
  /** What the viewer may do with it. */
  viewerCan: CityRights;
};


/** A city of the guide. */
export type CityFeaturedPlacesArgs = {
  limit?: Scalars['Int']['input'];
};

/** A city and how much it has. */
export type CityCount = {
  /** The city. */
  city: City;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** How many cities there are. */
export type CityCounts = {
  /** Public ones. */
  active: Scalars['Int']['output'];
  /** All. */
  all: Scalars['Int']['output'];
  /** Featured ones. */
  featured: Scalars['Int']['output'];
  /** Hidden ones. */
  inactive: Scalars['Int']['output'];
};

/** Which cities to list; every part narrows the list further. */
export type CityFilter = {
  /** Exact name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** True: only what the editors recommend. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name, state or country; case, accents and small typing errors are forgiven. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Exact name of the state. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Everything about a city that admins decide. */
export type CityInput = {
  /** Its centre; kept with 6 decimals. */
  coordinates: CoordinatesInput;
  /** Country, in English, at most 120 characters. */
  country: Scalars['String']['input'];
  /** What the city is like, 20 to 4,000 characters in plain text. */
  description: Scalars['String']['input'];
  /** Whether it is recommended. */
  featured: Scalars['Boolean']['input'];
  /** Year of the founding, negative before the common era; −10,000 to 2100. */
  foundedYear?: InputMaybe<Scalars['Int']['input']>;
  /** All its pictures in their order, at most 50. */
  images: Array<PictureInput>;
  /** Name in English, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** People living in it, at most 150,000,000. */
  population?: InputMaybe<Scalars['Int']['input']>;
  /** State, province or region, at most 120 characters. */
  state: Scalars['String']['input'];
  /** Whether everyone sees it. */
  status: CityStatus;
  /** Time zone, as the IANA names it; left out or empty for that of the coordinates. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list. */
export type CityPage = {
  /** The items of this page, in the order of the list. */
  items: Array<City>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the viewer may do with a city. */
export type CityRights = {
  /** Change and delete it. */
  manage: Scalars['Boolean']['output'];
};

/** Cities to do something with: named in `seen` or `ids`, or all that a filter finds, at most 10,000. */
export type CitySelection = {
  /** `asOf` of the page that was seen: what was added or has changed since is left out. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** All that it finds. Send `asOf` with it. */
  filter?: InputMaybe<AdminCityFilter>;
  /** These, whatever has become of them since they were seen; `seen` is safer. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** These, as they were seen: those that have changed since are left out. */
  seen?: InputMaybe<Array<SeenInput>>;
};

/** Whether a city is part of the public guide. */
export type CityStatus =
  /** Everyone sees it. */
  | 'ACTIVE'
  /** Hidden, and its places with it. */
  | 'INACTIVE';

/** A screen of the console that shows a list. */
export type ConsoleScreen =
  /** What has happened. */
  | 'ACTIVITY'
  /** The cities. */
  | 'CITIES'
  /** The places. */
  | 'PLACES'
  /** The reviews. */
  | 'REVIEWS'
  /** The people. */
  | 'USERS';

/** How to reach whoever runs this guide. */
export type Contact = {
  /** Postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A point on the earth, WGS 84. */
export type Coordinates = {
  /** Degrees north of the equator, −90 to 90. */
  latitude: Scalars['Float']['output'];
  /** Degrees east of Greenwich, −180 to 180. */
  longitude: Scalars['Float']['output'];
};

/** A point on the earth, WGS 84. */
export type CoordinatesInput = {
  /** Degrees north of the equator, −90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east of Greenwich, −180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** A new API token. */
export type CreateApiTokenInput = {
  /** How many days it is good for, 1 to 366; absent: until it is revoked. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What it is for, at most 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do. */
  scope: ApiTokenScope;
};

/** A new review of a place. */
export type CreateReviewInput = {
  /** Any name of this attempt, at most 200 characters: tried again under the same name, the review is written once. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The review itself in plain text, 1 to 5,000 characters. */
  comment: Scalars['String']['input'];
  /** Photos that the viewer has uploaded for it, in their order; at most 5. Left out of an edit, the photos stay as they are. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The place. */
  placeId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** The gist, at most 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Month of the visit, as `2026-03`; not in the future. */
  visitMonth?: InputMaybe<Scalars['String']['input']>;
};

/** An API token that was just made. */
export type CreatedApiToken = {
  /** What is kept of it. */
  apiToken: ApiToken;
  /** Send it as `Authorization: Bearer …`. It is shown this once. */
  token: Scalars['String']['output'];
};

/** Where the data about a city or a place come from, and under which licence. */
export type DataSource = {
  /** The licence, mostly by its SPDX identifier: `ODbL-1.0`. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Whom to name: `OpenStreetMap contributors`. */
  name: Scalars['String']['output'];
  /** The city or place at its source, or the page about the source. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A day and how much of it. */
export type DayCount = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** The day in UTC, as `2026-11-21`. */
  day: Scalars['String']['output'];
};

/** A decision about a user. */
export type Decision = {
  /** When. */
  decidedAt: Scalars['DateTime']['output'];
  /** The moderator or admin; absent where the account is gone or the site decided. */
  decider?: Maybe<User>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** What was decided. */
  kind: DecisionKind;
  /** Code of the reason: that of the report, or `deleted` where an admin deleted the review. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Identifier of the review, photo, place, edit, report or user that was decided about. */
  targetId: Scalars['ID']['output'];
  /** End of a suspension. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** What was decided about a user. */
export type DecisionKind =
  /** A moderator approved a photo of theirs. */
  | 'PHOTO_APPROVED'
  /** A moderator refused a photo of theirs. */
  | 'PHOTO_REFUSED'
  /** An admin ended their suspension. */
  | 'REINSTATED'
  /** A moderator agreed with a report of theirs. */
  | 'REPORT_AGREED'
  /** A moderator dismissed a report of theirs. */
  | 'REPORT_DISMISSED'
  /** A moderator approved a review of theirs. */
  | 'REVIEW_APPROVED'
  /** A moderator refused a review of theirs, or an admin deleted it. */
  | 'REVIEW_REFUSED'
  /** A moderator approved a place or applied an edit that they suggested. */
  | 'SUGGESTION_APPROVED'
  /** A moderator refused a place or an edit that they suggested. */
  | 'SUGGESTION_REFUSED'
  /** An admin suspended them. */
  | 'SUSPENDED';

/** Proof that it is the person who deletes the account. */
export type DeleteAccountInput = {
  /** The password; not needed by an account that has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** What a suggested edit changes of one field; null is nothing. */
export type FieldChange = {
  /** What it should say. */
  after?: Maybe<Scalars['String']['output']>;
  /** What the guide said when the edit was suggested. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field in `SuggestPlaceEditInput`; coordinates read `18.520400, 73.856700`. */
  field: Scalars['String']['output'];
};

/** A point of a picture, as shares of its width and height from the upper left corner, 0 to 1. */
export type FocalPoint = {
  /** Share of the width. */
  x: Scalars['Float']['output'];
  /** Share of the height. */
  y: Scalars['Float']['output'];
};

/** A point of a picture, as shares of its width and height from the upper left corner, 0 to 1. */
export type FocalPointInput = {
  /** Share of the width. */
  x: Scalars['Float']['input'];
  /** Share of the height. */
  y: Scalars['Float']['input'];
};

/** A picture. */
export type Image = {
  /** What the picture shows, for people who do not see it. */
  alt: Scalars['String']['output'];
  /** Whom to credit. */
  credit?: Maybe<Scalars['String']['output']>;
  /** The point that must stay in sight when the picture is cropped. */
  focus: FocalPoint;
  /** Pixels down of the file at `url`, if known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Identifier of the stored picture, for changing its order, words and focal point; null for illustrations. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether CityPins drew it because nobody has added a photo yet. */
  isIllustration: Scalars['Boolean']['output'];
  /** The uploaded photo that it is, if it is one; that can be reported. */
  photoId?: Maybe<Scalars['ID']['output']>;
  /** The same picture in other sizes, the smallest first; empty for illustrations and pictures from elsewhere. */
  sources: Array<ImageSource>;
  /** Base64 of a thumbhash: what to show until the picture is there. */
  thumbHash?: Maybe<Scalars['String']['output']>;
  /** Address of the picture, absolute or from the root of this server. */
  url: Scalars['String']['output'];
  /** Pixels across of the file at `url`, if known. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A picture in one of its sizes. */
export type ImageSource = {
  /** Address of the file, from the root of this server. */
  url: Scalars['String']['output'];
  /** Its pixels across. */
  width: Scalars['Int']['output'];
};

/** Who may read a list of places. */
export type ListVisibility =
  /** Whoever has its link. */
  | 'LINK'
  /** Its owner alone. */
  | 'PRIVATE'
  /** Everyone; it shows on the owner's public profile. */
  | 'PUBLIC';

/** Mail preferences of a user, as a link in a mail shows them. */
export type MailPreferences = {
  /** E-mail address of the user, masked: `a…@example.org`. */
  address: Scalars['String']['output'];
  /** Whether they get mails about decisions on what they contribute. */
  wantsDecisionMails: Scalars['Boolean']['output'];
};

/** What a map draws at one point: a place, or several that lie close together. */
export type MapItem = {
  /** What to show in order to tell the places apart. */
  bounds: Bounds;
  /** Where to draw it: at the place, or in the middle of the places. */
  coordinates: Coordinates;
  /** How many places it stands for. */
  count: Scalars['Int']['output'];
  /** The place, where it is a single one; null for a cluster. */
  place?: Maybe<Place>;
};

/** Where map pictures come from. */
export type MapTiles = {
  /** Whom the map must credit, as HTML. */
  attribution: Scalars['String']['output'];
  /** Address template with {z}, {x} and {y}, and {s} where there are subdomains. */
  url: Scalars['String']['output'];
};

/** A part of the map. */
export type MapViewport = {
  /** What to draw, at most 200 items; their counts add up to the total. */
  items: Array<MapItem>;
  /** The plane of Web Mercator is cut into 2^level columns and as many rows, and each item stands for the cell that it lies in, which is its `bounds`; 0 where there is nothing to draw. */
  level: Scalars['Int']['output'];
  /** How many public places it has that match. */
  total: Scalars['Int']['output'];
};

/** Where a contribution stands. Only its author and moderators are told. */
export type Moderation = {
  /** Whether it was public and waits again because several people have reported it. */
  isHeld: Scalars['Boolean']['output'];
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: ModerationStatus;
  /** Grows with each change of what it says or where it stands; a decision names the one that was read. */
  version: Scalars['Int']['output'];
};

/** Whose contribution a moderator looks at, and what became of their others. */
export type ModerationAuthor = {
  /** Contributions that were approved or applied, deleted since or not. */
  approved: Scalars['Int']['output'];
  /** Contributions that wait. */
  pending: Scalars['Int']['output'];
  /** Their last other reviews, at most 5. */
  recentReviews: Array<Review>;
  /** Contributions that were rejected, deleted since or not. */
  rejected: Scalars['Int']['output'];
  /** Reports of what they have contributed that were found to be right. */
  upheldReports: Scalars['Int']['output'];
  /** The person. */
  user: User;
};

/** How much waits for a moderator; of each kind 10,000 at most. */
export type ModerationCounts = {
  /** Everything; 10,000 at most. */
  all: Scalars['Int']['output'];
  /** Suggested edits. */
  edits: Scalars['Int']['output'];
  /** Photos. */
  photos: Scalars['Int']['output'];
  /** Suggested places. */
  places: Scalars['Int']['output'];
  /** Public things that were reported. */
  reports: Scalars['Int']['output'];
  /** Reviews. */
  reviews: Scalars['Int']['output'];
};

/** Something that waits for a moderator. */
export type ModerationItem = {
  /** Whose it is. */
  author?: Maybe<ModerationAuthor>;
  /** Who else has it before them at the moment. */
  claimedBy?: Maybe<User>;
  /** The edit, where it is one. */
  edit?: Maybe<PlaceEdit>;
  /** Stable identifier: the kind and the id of the thing, as `review:…`. */
  id: Scalars['ID']['output'];
  /** What kind of thing it is. */
  kind: ModerationKind;
  /** The photo, where it is or is about one. */
  photo?: Maybe<Photo>;
  /** The place that it is, or is about. */
  place?: Maybe<Place>;
  /** Open reports of it, the oldest first; at most 50. */
  reports: Array<Report>;
  /** The review, where it is or is about one. */
  review?: Maybe<Review>;
  /** Since when it has waited. */
  since: Scalars['DateTime']['output'];
  /** The version of the thing that waits or was reported: a decision about it names it. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type ModerationItemPage = {
  /** The items of this page, in the order of the list. */
  items: Array<ModerationItem>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What kinds of things wait for a moderator. */
export type ModerationKind =
  /** A suggested edit of a place. */
  | 'EDIT'
  /** A photo that waits. */
  | 'PHOTO'
  /** A suggested place. */
  | 'PLACE'
  /** Something public that was reported. */
  | 'REPORT'
  /** A review that waits, or waits again. */
  | 'REVIEW';

/** Where something that people contribute stands. */
export type ModerationStatus =
  /** Everyone sees it. */
  | 'APPROVED'
  /** Waiting for a moderator. */
  | 'PENDING'
  /** Refused; only its author and moderators see it. */
  | 'REJECTED';

/** Everything that can be changed. */
export type Mutation = {
  /** Marks a place as a favourite; it may be one already. */
  addFavorite: Place;
  /** Adds photos that the viewer has uploaded to a place; they show once they are approved. */
  addPlacePhotos: Place;
  /** Puts a place at the end of a list; one that is there already stays where it is. */
  addPlaceToList: PlaceList;
  /** Writes a suggested edit into its place; CONFLICT where it has changed since the version. */
  applyPlaceEdit: Change;
  /** Lets everyone see photos that wait or were refused. */
  approvePhotos: Change;
  /** Lets places in that wait; CONFLICT where none of them does. */
  approvePlaces: Change;
  /** Shows reviews to everyone. */
  approveReviews: Change;
  /** Makes places another kind of place. */
  categorizePlaces: Change;
  /** Sets a new password. All sessions end, and this one begins anew. */
  changePassword: SignInPayload;
  /** Says that the viewer has something before them; answers who else had it first, who keeps it for 2 minutes. */
  claimModerationItem?: Maybe<User>;
  /** Confirms the e-mail address of somebody whom the viewer knows; CONFLICT where it is confirmed, and for an admin. */
  confirmUserAddress: Scalars['Boolean']['output'];
  /** Makes an API token, with which a program acts on behalf of the viewer. */
  createApiToken: CreatedApiToken;
  /** Adds a city. */
  createCity: City;
  /** Adds a place, which shows at once. */
  createPlace: Place;
  /** Makes a list of places; a person has at most 100. */
  createPlaceList: PlaceList;
  /** Tells the moderators that something is wrong; one report for each person and thing. */
  createReport: Scalars['Boolean']['output'];
  /** Reviews a place, once; it shows when a moderator has approved it, or at once if its author is trusted. */
  createReview: Review;
  /** Adds a webhook, 20 at most. */
  createWebhook: WebhookWithSecret;
  /** Deletes the account for good: personal data is erased, reviews stay without a name. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes cities, which hides their places with them. */
  deleteCities: Change;
  /** Deletes a photo that the viewer has uploaded. */
  deletePhoto: Scalars['Boolean']['output'];
  /** Deletes a list for good. */
  deletePlaceList: Scalars['Boolean']['output'];
  /** Deletes places. */
  deletePlaces: Change;
  /** Deletes the viewer's own review; answers the place that it was about. */
  deleteReview: Place;
  /** Deletes reviews. */
  deleteReviews: Change;
  /** Deletes an account: what is personal is erased at once; CONFLICT for an admin. */
  deleteUser: Scalars['Boolean']['output'];
  /** Forgets one of the viewer's views. */
  deleteView: Scalars['Boolean']['output'];
  /** Deletes a webhook for good, with what it was told. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Closes the open reports of something as wrong. */
  dismissReports: Change;
  /** Signs the viewer out everywhere but here; answers how many sessions that ended. */
  endOtherSessions: Scalars['Int']['output'];
  /** Signs the viewer out of one device. */
  endSession: Scalars['Boolean']['output'];
  /** Recommends cities, or no longer does. */
  featureCities: Change;
  /** Recommends places, or no longer does. */
  featurePlaces: Change;
  /** Says that the viewer found somebody else's review helpful. */
  markReviewHelpful: Review;
  /** Moves a place of a list to a position, from 1. */
  movePlaceInList: PlaceList;
  /** Sends a message once more, at once, whatever became of it before, and answers what becomes of it now. It tells how things stand now. */
  redeliverWebhook: WebhookDelivery;
  /** Makes an account and signs it in; a link to confirm the e-mail address is sent there. */
  register: SignInPayload;
  /** Lets somebody sign in again. */
  reinstateUser: Change;
  /** Refuses photos; whoever uploaded them is told why. */
  rejectPhotos: Change;
  /** Refuses a suggested edit; CONFLICT where it has changed since the version. */
  rejectPlaceEdit: Change;
  /** Keeps places out that wait; CONFLICT where none of them does. */
  rejectPlaces: Change;
  /** Keeps reviews from being seen; their authors are told why. */
  rejectReviews: Change;
  /** Lets others have it again. */
  releaseModerationItem: Scalars['Boolean']['output'];
  /** Takes the picture of the viewer away. */
  removeAvatar: Account;
  /** Takes a place from the favourites; it need not be one. */
  removeFavorite: Place;
  /** Takes a place out of a list; it need not be there. */
  removePlaceFromList: PlaceList;
  /** Takes a way to sign in from the account, and ends all other sessions; CONFLICT for the last one and for the password. */
  removeSignInMethod: Account;
  /** Makes a new link to a list that is visible by link; the old one leads nowhere from then on. */
  renewPlaceListLink: PlaceList;
  /** Gives a webhook another secret; the former one signs nothing from then on. */
  renewWebhookSecret: WebhookWithSecret;
  /** Sends a link to choose a new password, if the address has an account. The answer is the same if not. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sends the link to confirm the e-mail address once more, at most five times an hour. */
  resendVerification: Scalars['Boolean']['output'];
  /** Sets a new password by the link that was sent. All sessions of the account end. */
  resetPassword: Scalars['Boolean']['output'];
  /** Ends one of the viewer's API tokens at once. */
  revokeApiToken: Scalars['Boolean']['output'];
  /** Keeps a view of a list, in place of the one of the same name; at most 20 of a screen. */
  saveView: SavedView;
  /** Sends a message `ping` to a webhook, once and at once, and answers what became of it. */
  sendTestWebhook: WebhookDelivery;
  /** Makes a photo that the viewer has uploaded their picture; the one before is deleted. */
  setAvatar: Account;
  /** Gives somebody another role; CONFLICT for an admin. */
  setUserRole: Change;
  /** Signs somebody in by e-mail address and password. */
  signIn: SignInPayload;
  /** Ends the session that asks. */
  signOut: Scalars['Boolean']['output'];
  /** Suggests a place that the guide lacks; it shows once it is approved. What an admin adds shows at once. */
  suggestPlace: Place;
  /** Suggests better details; an edit of the same person and place that still waits is replaced. */
  suggestPlaceEdit: PlaceEdit;
  /** Keeps somebody from signing in until a moment; CONFLICT for an admin. */
  suspendUser: Change;
  /** Takes back what the viewer has done within the last 15 minutes; answers how many things that were. */
  undo: Scalars['Int']['output'];
  /** Takes back that the viewer found a review helpful. */
  unmarkReviewHelpful: Review;
  /** Changes a city; CONFLICT where it has changed since the version. */
  updateCity: City;
  /** Says whether the viewer is told by mail what became of what they contribute. */
  updateMailPreferences: Account;
  /** Changes the mail preferences that a link in a mail leads to; NOT_FOUND for a link that no longer works. */
  updateMailPreferencesByLink: MailPreferences;
  /** Changes a place; CONFLICT where it has changed since the version. */
  updatePlace: Place;
  /** Changes what a list is called and who may read it; a link lasts as long as the list is visible by link. */
  updatePlaceList: PlaceList;
  /** Writes a note beside a place of a list, or removes it. */
  updatePlaceListNote: PlaceList;
  /** Changes the name at once, and the e-mail address once the link in the message to it was opened. */
  updateProfile: Account;
  /** Changes the viewer's own review; a new text is read by a moderator again. */
  updateReview: Review;
  /** Sets a webhook up anew, and switches it on or off. What waits for one that is switched off is given up. */
  updateWebhook: Webhook;
  /** Closes the open reports of something as right, once what they tell of was seen to. */
  upholdReports: Change;
  /** Confirms an e-mail address by the link that was sent to it. Unless the account itself asks, everything that opened it before ends. */
  verifyEmail: Scalars['Boolean']['output'];
};


/** Everything that can be changed. */
export type MutationAddFavoriteArgs = {
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationAddPlacePhotosArgs = {
  photoIds: Array<Scalars['ID']['input']>;
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationAddPlaceToListArgs = {
  listId: Scalars['ID']['input'];
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationApplyPlaceEditArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationApprovePhotosArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  seen?: InputMaybe<Array<SeenInput>>;
};


/** Everything that can be changed. */
export type MutationApprovePlacesArgs = {
  selection: PlaceSelection;
};


/** Everything that can be changed. */
export type MutationApproveReviewsArgs = {
  selection: ReviewSelection;
};


/** Everything that can be changed. */
export type MutationCategorizePlacesArgs = {
  category: Scalars['String']['input'];
  selection: PlaceSelection;
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationClaimModerationItemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationConfirmUserAddressArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/** Everything that can be changed. */
export type MutationCreateCityArgs = {
  input: CityInput;
};


/** Everything that can be changed. */
export type MutationCreatePlaceArgs = {
  input: PlaceInput;
};


/** Everything that can be changed. */
export type MutationCreatePlaceListArgs = {
  input: PlaceListInput;
};


/** Everything that can be changed. */
export type MutationCreateReportArgs = {
  input: ReportInput;
};


/** Everything that can be changed. */
export type MutationCreateReviewArgs = {
  input: CreateReviewInput;
};


/** Everything that can be changed. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. */
export type MutationDeleteCitiesArgs = {
  selection: CitySelection;
};


/** Everything that can be changed. */
export type MutationDeletePhotoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeletePlaceListArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeletePlacesArgs = {
  selection: PlaceSelection;
};


/** Everything that can be changed. */
export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteReviewsArgs = {
  selection: ReviewSelection;
};


/** Everything that can be changed. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDismissReportsArgs = {
  input: ReportTargetInput;
  reports?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationFeatureCitiesArgs = {
  featured: Scalars['Boolean']['input'];
  selection: CitySelection;
};


/** Everything that can be changed. */
export type MutationFeaturePlacesArgs = {
  featured: Scalars['Boolean']['input'];
  selection: PlaceSelection;
};


/** Everything that can be changed. */
export type MutationMarkReviewHelpfulArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationMovePlaceInListArgs = {
  listId: Scalars['ID']['input'];
  placeId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRedeliverWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. */
export type MutationReinstateUserArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationRejectPhotosArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  input: RejectionInput;
  seen?: InputMaybe<Array<SeenInput>>;
};


/** Everything that can be changed. */
export type MutationRejectPlaceEditArgs = {
  id: Scalars['ID']['input'];
  input: RejectionInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationRejectPlacesArgs = {
  input: RejectionInput;
  selection: PlaceSelection;
};


/** Everything that can be changed. */
export type MutationRejectReviewsArgs = {
  input: RejectionInput;
  selection: ReviewSelection;
};


/** Everything that can be changed. */
export type MutationReleaseModerationItemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveFavoriteArgs = {
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemovePlaceFromListArgs = {
  listId: Scalars['ID']['input'];
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveSignInMethodArgs = {
  method: SignInMethod;
};


/** Everything that can be changed. */
export type MutationRenewPlaceListLinkArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRenewWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that can be changed. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything that can be changed. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/** Everything that can be changed. */
export type MutationSendTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSetAvatarArgs = {
  photoId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSetUserRoleArgs = {
  id: Scalars['ID']['input'];
  role: UserRole;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. */
export type MutationSuggestPlaceArgs = {
  input: SuggestPlaceInput;
};


/** Everything that can be changed. */
export type MutationSuggestPlaceEditArgs = {
  input: SuggestPlaceEditInput;
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSuspendUserArgs = {
  id: Scalars['ID']['input'];
  until: Scalars['DateTime']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationUndoArgs = {
  changeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUnmarkReviewHelpfulArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateCityArgs = {
  id: Scalars['ID']['input'];
  input: CityInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateMailPreferencesArgs = {
  wantsDecisionMails: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateMailPreferencesByLinkArgs = {
  token: Scalars['String']['input'];
  wantsDecisionMails: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationUpdatePlaceArgs = {
  id: Scalars['ID']['input'];
  input: PlaceInput;
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationUpdatePlaceListArgs = {
  id: Scalars['ID']['input'];
  input: PlaceListInput;
};


/** Everything that can be changed. */
export type MutationUpdatePlaceListNoteArgs = {
  input: PlaceListNoteInput;
  listId: Scalars['ID']['input'];
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be changed. */
export type MutationUpdateReviewArgs = {
  id: Scalars['ID']['input'];
  input: ReviewInput;
};


/** Everything that can be changed. */
export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookInput;
};


/** Everything that can be changed. */
export type MutationUpholdReportsArgs = {
  input: ReportTargetInput;
  reports?: InputMaybe<Array<Scalars['ID']['input']>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** A time during which a place is open. */
export type OpeningPeriod = {
  /** When it closes, or the end of what is told where it stays open. */
  closesAt: Scalars['DateTime']['output'];
  /** What its opening hours remark of this time. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it opens, or the start of yesterday where it was open before. */
  opensAt: Scalars['DateTime']['output'];
};

/** Opening hours as dates. */
export type OpeningTimes = {
  /** Each time it is open, from yesterday until a week from now, in order; touching ones are one. */
  periods: Array<OpeningPeriod>;
  /** As the place states them, in the opening_hours syntax of OpenStreetMap. */
  text: Scalars['String']['output'];
  /** In this zone a clock at the place goes. */
  timeZone: Scalars['TimeZone']['output'];
};

/** Which part of a list to answer. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end answers the last page. */
  number?: Scalars['Int']['input'];
  /** Items on a page, 1 to 100. */
  size?: Scalars['Int']['input'];
};

/** How much has waited for so long. */
export type PendingAge = {
  /** How long: `under a day`, `1 to 3 days`, `3 to 7 days`, `over a week`. */
  age: Scalars['String']['output'];
  /** Suggested edits. */
  edits: Scalars['Int']['output'];
  /** Photos. */
  photos: Scalars['Int']['output'];
  /** Places. */
  places: Scalars['Int']['output'];
  /** Reviews. */
  reviews: Scalars['Int']['output'];
};

/** A photo that somebody has uploaded. */
export type Photo = {
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Pixels of its largest file, down. */
  height: Scalars['Int']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** The photo to show. While it is not public, its addresses are signed, for its owner and moderators alone, and expire after an hour or two. */
  image: Image;
  /** Where it stands; only for whoever uploaded it and moderators. */
  moderation?: Maybe<Moderation>;
  /** Who uploaded it; absent where the account is gone. */
  user?: Maybe<User>;
  /** What the viewer may do with it. */
  viewerCan: PhotoRights;
  /** Pixels of its largest file, across. */
  width: Scalars['Int']['output'];
};

/** One page of a list. */
export type PhotoPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Photo>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the viewer may do with a photo. */
export type PhotoRights = {
  /** Whether they may delete it. */
  delete: Scalars['Boolean']['output'];
  /** Whether they may report it. */
  report: Scalars['Boolean']['output'];
};

/** A picture of a city or place: one that it has (id), or one that was uploaded for it (photoId). */
export type PictureInput = {
  /** What it shows, for people who do not see it; at most 200 characters. */
  alt: Scalars['String']['input'];
  /** The point that must stay in sight when it is cropped; the middle where left out. */
  focus?: InputMaybe<FocalPointInput>;
  /** A picture that it has. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** A photo that the viewer has uploaded. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place in a city: a restaurant, an attraction and so on. */
export type Place = {
  /** What kind of place it is, one word in lower case: `restaurant`, `museum`, … */
  category: Scalars['String']['output'];
  /** The city it is in. */
  city?: Maybe<City>;
  /** Where it is, if known. */
  coordinates?: Maybe<Coordinates>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Who has added it, as admins see them; null for everyone else, and where nobody or somebody gone has. */
  createdBy?: Maybe<AdminUser>;
  /** What the place is like, in plain text. */
  description: Scalars['String']['output'];
  /** Whether the editors recommend it. */
  featured: Scalars['Boolean']['output'];
  /** Full postal address in one line. */
  fullAddress?: Maybe<Scalars['String']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** At least one picture: photos, else an illustration. */
  images: Array<Image>;
  /** Whether the viewer has marked it as a favourite. */
  isFavorite: Scalars['Boolean']['output'];
  /** Whether the place is invented, for trying CityPins out. */
  isSample: Scalars['Boolean']['output'];
  /** Where the suggestion stands; only for whoever made it and moderators. */
  moderation?: Maybe<Moderation>;
  /** The viewer's own review of it, whatever became of it. */
  myReview?: Maybe<Review>;
  /** Name, as the sign says it or in English. */
  name: Scalars['String']['output'];
  /** When it is open, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: Maybe<Scalars['String']['output']>;
  /** When it is open around now; absent where that is unknown. */
  openingTimes?: Maybe<OpeningTimes>;
  /** Telephone number, as people write it. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  pincode?: Maybe<Scalars['String']['output']>;
  /** `Free`, or a currency sign once (cheap) to three times (expensive). */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** What its reviews say together. */
  rating: Rating;
  /** How many reviews give five stars, four, and so on: always five rows. */
  ratingBreakdown: Array<RatingShare>;
  /** Its approved reviews. */
  reviews: ReviewPage;
  /** For admins only; null for everyone else. */
  revision?: Maybe<Revision>;
  /** Where its data come from; null where people of this guide have written them. */
  source?: Maybe<DataSource>;
  /** Where it stands between its suggestion and the public guide. */
  status: PlaceStatus;
  /** What the viewer may do with it. */
  viewerCan: PlaceRights;
  /** Address of its own web site. */
  website?: Maybe<Scalars['URL']['output']>;
};


/** A place in a city: a restaurant, an attraction and so on. */
export type PlaceReviewsArgs = {
  page?: InputMaybe<PageInput>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  sort?: ReviewSort;
};

/** A kind of place that the guide has. */
export type PlaceCategory = {
  /** One word in lower case: `restaurant`, `museum`, … */
  name: Scalars['String']['output'];
  /** How many public places are of it. */
  placesCount: Scalars['Int']['output'];
};

/** How many places there are. */
export type PlaceCounts = {
  /** Public ones. */
  active: Scalars['Int']['output'];
  /** All. */
  all: Scalars['Int']['output'];
  /** Refused ones. */
  inactive: Scalars['Int']['output'];
  /** Waiting for approval. */
  pending: Scalars['Int']['output'];
};

/** Better details of a place that somebody has suggested. Only they and moderators see it. */
export type PlaceEdit = {
  /** What would change, field by field. */
  changes: Array<FieldChange>;
  /** When it was suggested. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** How its author knows. */
  note?: Maybe<Scalars['String']['output']>;
  /** The place that it is about; absent where the viewer does not see it. */
  place?: Maybe<Place>;
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: PlaceEditStatus;
  /** Who suggests it; absent where the account is gone. */
  user?: Maybe<User>;
  /** Grows with each change; a decision names the one that was read. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type PlaceEditPage = {
  /** The items of this page, in the order of the list. */
  items: Array<PlaceEdit>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Where a suggested edit stands. */
export type PlaceEditStatus =
  /** The place shows it. */
  | 'APPLIED'
  /** Waiting for a moderator. */
  | 'PENDING'
  /** Refused. */
  | 'REJECTED';

/** Which places to list; every part narrows the list further. With any of `city`, `category` and `minRating` the total of a list is exact; with `pincode` or `bounds` it is at most 10000. */
export type PlaceFilter = {
  /** Only places inside this rectangle. */
  bounds?: InputMaybe<BoundsInput>;
  /** Exact category; upper case is forgiven. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of the city. */
  city?: InputMaybe<Scalars['ID']['input']>;
  /** Lowest average rating, 1 to 5. */
  minRating?: InputMaybe<Scalars['Int']['input']>;
  /** The point that the sort `NEAREST` measures from. */
  near?: InputMaybe<CoordinatesInput>;
  /** Exact postal code; blanks and upper case are forgiven. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name, category, city or address; case, accents and small typing errors are forgiven. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Everything about a place that admins decide; its standing is changed by approving and rejecting. */
export type PlaceInput = {
  /** What kind of place it is, one of `placeKinds`. */
  category: Scalars['String']['input'];
  /** The city it is in. */
  cityId: Scalars['ID']['input'];
  /** Where it is; kept with 6 decimals. */
  coordinates: CoordinatesInput;
  /** What it is like, 20 to 2,000 characters in plain text. */
  description: Scalars['String']['input'];
  /** Whether it is recommended. */
  featured: Scalars['Boolean']['input'];
  /** Postal address in one line. */
  fullAddress?: InputMaybe<Scalars['String']['input']>;
  /** All its pictures in their order, at most 50. */
  images: Array<PictureInput>;
  /** Name, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** When it is open, in the `opening_hours` syntax of OpenStreetMap. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** `Free`, or a currency sign once to three times. */
  priceRange?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own web site. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A place that a new one could be the same as. */
export type PlaceLike = {
  /** Metres between the two. */
  distance: Scalars['Int']['output'];
  /** Whether the names are similar. */
  hasSimilarName: Scalars['Boolean']['output'];
  /** The place. */
  place: Place;
};

/** A list of places that somebody keeps, in their own order and with notes. */
export type PlaceList = {
  /** What it is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether a place is in it. */
  has: Scalars['Boolean']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the viewer may change it. */
  isMine: Scalars['Boolean']['output'];
  /** Its places that everyone may see, in its order; at most 500. */
  items: Array<PlaceListItem>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** Whose list it is. */
  owner?: Maybe<User>;
  /** How many places it shows. */
  placesCount: Scalars['Int']['output'];
  /** What its address ends with for whoever may read it: its id, or the key of its link. */
  ref: Scalars['String']['output'];
  /** When it or its places last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Who may read it. */
  visibility: ListVisibility;
};


/** A list of places that somebody keeps, in their own order and with notes. */
export type PlaceListHasArgs = {
  placeId: Scalars['ID']['input'];
};

/** What a list of places is called, and who may read it. */
export type PlaceListInput = {
  /** What it is about, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Who may read it. */
  visibility: ListVisibility;
};

/** A place of a list. */
export type PlaceListItem = {
  /** When it was put into the list. */
  addedAt: Scalars['DateTime']['output'];
  /** What the owner of the list writes beside it. */
  note?: Maybe<Scalars['String']['output']>;
  /** The place. */
  place: Place;
};

/** What the owner of a list writes beside a place. */
export type PlaceListNoteInput = {
  /** At most 500 characters; nothing removes the note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list. */
export type PlacePage = {
  /** The words that were probably meant, in lower case, where no place has those that were searched for; the items are what has these. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** The items of this page, in the order of the list. */
  items: Array<Place>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the viewer may do with a place. */
export type PlaceRights = {
  /** Whether they may add photos. */
  addPhotos: Scalars['Boolean']['output'];
  /** Change and delete it. */
  manage: Scalars['Boolean']['output'];
  /** Whether it waits for a decision that they may take. */
  moderate: Scalars['Boolean']['output'];
  /** Whether they may tell the moderators that something is wrong with it. */
  report: Scalars['Boolean']['output'];
  /** Signed in, and has not reviewed it yet. */
  review: Scalars['Boolean']['output'];
  /** Whether they may suggest better details. */
  suggestEdit: Scalars['Boolean']['output'];
};

/** Places to do something with: named in `seen` or `ids`, or all that a filter finds, at most 10,000. */
export type PlaceSelection = {
  /** `asOf` of the page that was seen: what was added or has changed since is left out. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** All that it finds. Send `asOf` with it. */
  filter?: InputMaybe<AdminPlaceFilter>;
  /** These, whatever has become of them since they were seen; `seen` is safer. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** These, as they were seen: those that have changed since are left out. */
  seen?: InputMaybe<Array<SeenInput>>;
};

/** The order of a list of places. */
export type PlaceSort =
  /** The nearest to `near` first; needs `near`. */
  | 'NEAREST'
  /** The last added first. */
  | 'NEWEST'
  /** The highest average rating first. */
  | 'RATING'
  /** How well the words match, then the rating, weighted by the number of reviews. */
  | 'RECOMMENDED'
  /** The most reviewed first. */
  | 'REVIEWS';

/** Where a place stands between its suggestion and the public guide. */
export type PlaceStatus =
  /** Everyone sees it. */
  | 'ACTIVE'
  /** Rejected, or taken out of the guide. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

/** How much the guide holds that everyone may see. */
export type PublicStats = {
  /** Active cities. */
  cities: Scalars['Int']['output'];
  /** Active places. */
  places: Scalars['Int']['output'];
  /** Approved reviews. */
  reviews: Scalars['Int']['output'];
  /** People with an account. */
  users: Scalars['Int']['output'];
};

/** Everything that can be read. */
export type Query = {
  /** What has happened, the last first. */
  activities: ActivityPage;
  /** What the charts of the dashboard show. */
  adminCharts: AdminCharts;
  /** The cities, as admins see them: hidden ones, too. */
  adminCities: AdminCityPage;
  /** One city, hidden or not; NOT_FOUND where there is none. */
  adminCity?: Maybe<City>;
  /** How many rows each list has. */
  adminCounts: AdminCounts;
  /** One place, whatever its standing; NOT_FOUND where there is none. */
  adminPlace?: Maybe<Place>;
  /** The places, as admins see them: pending and refused ones, too. */
  adminPlaces: AdminPlacePage;
  /** The reviews, as admins see them. */
  adminReviews: AdminReviewPage;
  /** What the admin dashboard shows first. */
  adminStats: AdminStats;
  /** One person; NOT_FOUND where there is none. */
  adminUser?: Maybe<AdminUser>;
  /** The people. */
  adminUsers: AdminUserPage;
  /** The viewer's API tokens, the last made first. */
  apiTokens: Array<ApiToken>;
  /** What a text may become that is still being typed. */
  autocomplete: Autocomplete;
  /** The cities of the guide: featured ones first, then by population. */
  cities: CityPage;
  /** One city; NOT_FOUND where there is none. */
  city?: Maybe<City>;
  /** Names of the countries that have a city, in alphabetical order. */
  countries: Array<Scalars['String']['output']>;
  /** Featured cities, the largest first; the largest of all where none is featured. */
  featuredCities: Array<City>;
  /** The mail preferences that a link in a mail leads to; NOT_FOUND for a link that no longer works. */
  mailPreferencesByLink: MailPreferences;
  /** The places of a part of the map, those that lie close together as one. */
  mapViewport: MapViewport;
  /** How much waits for a moderator. */
  moderationCounts: ModerationCounts;
  /** What waits for a moderator, the longest first. */
  moderationQueue: ModerationItemPage;
  /** Everything that the guide stores about the viewer. */
  myData: Scalars['JSONObject']['output'];
  /** A person, as everyone may see them; NOT_FOUND where there is none. */
  person?: Maybe<User>;
  /** A photo that everyone sees, or that the viewer has uploaded; NOT_FOUND where there is none. */
  photo?: Maybe<Photo>;
  /** One place; NOT_FOUND where there is none. */
  place?: Maybe<Place>;
  /** The categories that have a place, in alphabetical order. */
  placeCategories: Array<PlaceCategory>;
  /** The cities that have a place, in alphabetical order; at most 1,000. */
  placeCities: Array<City>;
  /** Suggested edits that wait for a decision, the oldest first. */
  placeEdits: PlaceEditPage;
  /** The categories that a suggested place can be of, in alphabetical order. */
  placeKinds: Array<Scalars['String']['output']>;
  /** A list of places: one's own or a public one by its id, one visible by link by the key of its link. NOT_FOUND otherwise. */
  placeList?: Maybe<PlaceList>;
  /** The places of the guide. A search finds at most 1,000: such a total stands for more. */
  places: PlacePage;
  /** Places of a city that a new one could be the same as: at most 100 m away, or at most 250 m and similar in name; the nearest first. */
  placesLike: Array<PlaceLike>;
  /** The viewer's saved views of a screen, by name. */
  savedViews: Array<SavedView>;
  /** Where the viewer is signed in, the last used first. */
  sessions: Array<Session>;
  /** What a sign-in form needs to know of this guide. */
  signInOptions: SignInOptions;
  /** What whoever runs this guide has configured for its pages. */
  site: Site;
  /** Names of the states that have a city, in alphabetical order. */
  states: Array<Scalars['String']['output']>;
  /** How much the guide holds. */
  stats: PublicStats;
  /** The person whose token came with the request; null where none did, or it does not hold. */
  viewer?: Maybe<Account>;
  /** The messages to a webhook in the last 30 days, the last first; NOT_FOUND where there is no such webhook. */
  webhookDeliveries?: Maybe<WebhookDeliveryPage>;
  /** The addresses of other programs that are told what becomes public, the last added first. */
  webhooks: Array<Webhook>;
};


/** Everything that can be read. */
export type QueryActivitiesArgs = {
  filter?: InputMaybe<ActivityFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryAdminCitiesArgs = {
  direction?: SortDirection;
  filter?: InputMaybe<AdminCityFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AdminCitySort;
};


/** Everything that can be read. */
export type QueryAdminCityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdminPlaceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdminPlacesArgs = {
  direction?: SortDirection;
  filter?: InputMaybe<AdminPlaceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AdminPlaceSort;
};


/** Everything that can be read. */
export type QueryAdminReviewsArgs = {
  direction?: SortDirection;
  filter?: InputMaybe<AdminReviewFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AdminReviewSort;
};


/** Everything that can be read. */
export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryAdminUsersArgs = {
  direction?: SortDirection;
  filter?: InputMaybe<AdminUserFilter>;
  page?: InputMaybe<PageInput>;
  sort?: AdminUserSort;
};


/** Everything that can be read. */
export type QueryAutocompleteArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCitiesArgs = {
  filter?: InputMaybe<CityFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryCityArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryFeaturedCitiesArgs = {
  limit?: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryMailPreferencesByLinkArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryMapViewportArgs = {
  bounds: BoundsInput;
  filter?: InputMaybe<PlaceFilter>;
  zoom: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryModerationQueueArgs = {
  kind?: InputMaybe<ModerationKind>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPhotoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPlaceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPlaceEditsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryPlaceListArgs = {
  ref: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryPlacesArgs = {
  filter?: InputMaybe<PlaceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: PlaceSort;
};


/** Everything that can be read. */
export type QueryPlacesLikeArgs = {
  cityId: Scalars['ID']['input'];
  coordinates: CoordinatesInput;
  name: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySavedViewsArgs = {
  screen: ConsoleScreen;
};


/** Everything that can be read. */
export type QueryStatesArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryWebhookDeliveriesArgs = {
  page?: InputMaybe<PageInput>;
  webhookId: Scalars['ID']['input'];
};

/** What its approved reviews say of a place together. */
export type Rating = {
  /** Mean of the stars, 1 to 5 with two decimals; 0 without reviews. */
  average: Scalars['Float']['output'];
  /** How many approved reviews there are. */
  count: Scalars['Int']['output'];
};

/** How many reviews give a number of stars. */
export type RatingShare = {
  /** Reviews that give them. */
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** What a new account needs. */
export type RegisterInput = {
  /** E-mail address; one account each. */
  email: Scalars['String']['input'];
  /** The name that others will see, 2 to 80 characters. */
  name: Scalars['String']['input'];
  /** Password, at least 6 characters (an operator may ask for more) and none of the most common ones. */
  password: Scalars['String']['input'];
};

/** Why a contribution is refused. */
export type RejectionInput = {
  /** The reason, for its author to read; at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** What somebody has told the moderators. */
export type Report = {
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** More about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: ReportReason;
  /** Who; absent where the account is gone. */
  user?: Maybe<User>;
};

/** What somebody says is wrong. */
export type ReportInput = {
  /** More about it, at most 500 characters; needed with the reason `OTHER`. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A photo. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
  /** A place. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Why. */
  reason: ReportReason;
  /** A review. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Why somebody reports something. */
export type ReportReason =
  /** It uses somebody else's work without permission. */
  | 'COPYRIGHT'
  /** It attacks or bullies somebody. */
  | 'HARASSMENT'
  /** It is against people for what they are. */
  | 'HATEFUL'
  /** It is sexual, vulgar or otherwise out of place here. */
  | 'INAPPROPRIATE'
  /** Something else, which the note tells. */
  | 'OTHER'
  /** It shows or tells what is private. */
  | 'PRIVACY'
  /** It advertises, or was written to mislead. */
  | 'SPAM'
  /** It threatens or shows violence. */
  | 'VIOLENCE'
  /** What it says of the place is wrong. */
  | 'WRONG_DETAILS';

/** What is reported: exactly one of the three. */
export type ReportTargetInput = {
  /** A photo. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
  /** A place. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** A review. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** A new password in place of a forgotten one. */
export type ResetPasswordInput = {
  /** The new password. */
  password: Scalars['String']['input'];
  /** What the link in the message ends with. */
  token: Scalars['String']['input'];
};

/** What a person says of a place. */
export type Review = {
  /** The review itself, in plain text. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last edited, if ever. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer has found it helpful. */
  hasVoted: Scalars['Boolean']['output'];
  /** How many people found it helpful. */
  helpfulCount: Scalars['Int']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Where it stands; only for its author and moderators. */
  moderation?: Maybe<Moderation>;
  /** Its approved photos; its author and moderators see all. */
  photos: Array<Photo>;
  /** The place that it is about; absent where that is hidden, but for admins. */
  place?: Maybe<Place>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The gist in a few words. */
  title?: Maybe<Scalars['String']['output']>;
  /** Who wrote it; absent where the account is gone. */
  user?: Maybe<User>;
  /** What the viewer may do with it. */
  viewerCan: ReviewRights;
  /** Month of the visit, as `2026-03`. */
  visitMonth?: Maybe<Scalars['String']['output']>;
};

/** How many reviews there are. */
export type ReviewCounts = {
  /** All. */
  all: Scalars['Int']['output'];
  /** Shown to everyone. */
  approved: Scalars['Int']['output'];
  /** Waiting for approval. */
  pending: Scalars['Int']['output'];
  /** Refused ones. */
  rejected: Scalars['Int']['output'];
  /** With a report that nobody has looked at. */
  reported: Scalars['Int']['output'];
};

/** What a review says. */
export type ReviewInput = {
  /** The review itself in plain text, 1 to 5,000 characters. */
  comment: Scalars['String']['input'];
  /** Photos that the viewer has uploaded for it, in their order; at most 5. Left out of an edit, the photos stay as they are. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** The gist, at most 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Month of the visit, as `2026-03`; not in the future. */
  visitMonth?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list. */
export type ReviewPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Review>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What the viewer may do with a review. */
export type ReviewRights = {
  /** Delete it. */
  delete: Scalars['Boolean']['output'];
  /** Change it. */
  edit: Scalars['Boolean']['output'];
  /** Delete it though it is somebody else's. */
  manage: Scalars['Boolean']['output'];
  /** Approve or reject it. */
  moderate: Scalars['Boolean']['output'];
  /** Tell the moderators that something is wrong with it. */
  report: Scalars['Boolean']['output'];
  /** Say that it was helpful. */
  vote: Scalars['Boolean']['output'];
};

/** Reviews to do something with: named in `seen` or `ids`, or all that a filter finds, at most 10,000. */
export type ReviewSelection = {
  /** `asOf` of the page that was seen: what was added or has changed since is left out. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** All that it finds. Send `asOf` with it. */
  filter?: InputMaybe<AdminReviewFilter>;
  /** These, whatever has become of them since they were seen; `seen` is safer. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** These, as they were seen: those that have changed since are left out. */
  seen?: InputMaybe<Array<SeenInput>>;
};

/** The order of a list of reviews. */
export type ReviewSort =
  /** Those first that most people found helpful. */
  | 'HELPFUL'
  /** The most stars first. */
  | 'HIGHEST'
  /** The fewest stars first. */
  | 'LOWEST'
  /** The last written first. */
  | 'NEWEST';

/** What only admins are told of a row, beside what everyone sees. */
export type Revision = {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Where it comes from: `sample`, the name of an import; absent where somebody has entered it here. */
  source?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each change; an update names the one that it is based on. */
  version: Scalars['Int']['output'];
};

/** A view to save. */
export type SaveViewInput = {
  /** What to call it, 1 to 40 characters; a view of the same name is replaced. */
  name: Scalars['String']['input'];
  /** Filters and order, as they stand in the address of the screen; at most 500 characters. */
  query: Scalars['String']['input'];
  /** The screen it is of. */
  screen: ConsoleScreen;
};

/** A list of the console as somebody wants to find it again. */
export type SavedView = {
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** Filters and order, as they stand in the address of the screen. */
  query: Scalars['String']['output'];
  /** The screen it is of. */
  screen: ConsoleScreen;
};

/** Something as the viewer has seen it. */
export type SeenInput = {
  /** Its identifier. */
  id: Scalars['ID']['input'];
  /** Its version, as it was read with it. */
  version: Scalars['Int']['input'];
};

/** A browser or device that is signed in. */
export type Session = {
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is, such as “Chrome on Windows”; absent where it did not say. */
  device?: Maybe<Scalars['String']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to about ten minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** How somebody with a password signs in. */
export type SignInInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
  /** Its password. */
  password: Scalars['String']['input'];
  /** Stays signed in for 30 days in place of 12 hours. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** A way to sign in. */
export type SignInMethod =
  /** A Facebook account. */
  | 'FACEBOOK'
  /** A Google account. */
  | 'GOOGLE'
  /** E-mail address and password. */
  | 'LOCAL';

/** What a sign-in form needs to know of this guide. */
export type SignInOptions = {
  /** The folder that holds the mails of a site that is not set up to send them; null for everyone but admins. */
  mailFolder?: Maybe<Scalars['String']['output']>;
  /** The ways to sign in that are set up. */
  methods: Array<SignInMethod>;
  /** Least characters of a new password. */
  minPasswordLength: Scalars['Int']['output'];
  /** Whether this site sends e-mail. */
  sendsMail: Scalars['Boolean']['output'];
};

/** A fresh sign-in. */
export type SignInPayload = {
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Send it as `Authorization: Bearer …`. It is shown this once. */
  token: Scalars['String']['output'];
  /** Who has signed in. */
  viewer: Account;
};

/** What whoever runs this guide has configured for its pages. */
export type Site = {
  /** How to reach whoever runs the guide. */
  contact: Contact;
  /** Whether anyone may explore the API in GraphiQL. */
  hasGraphiql: Scalars['Boolean']['output'];
  /** Where map pictures come from. */
  mapTiles: MapTiles;
  /** Pages of the guide in social networks. */
  socialLinks: Array<Scalars['URL']['output']>;
};

/** Which way a list is ordered. */
export type SortDirection =
  /** The least, oldest or first in the alphabet first. */
  | 'ASCENDING'
  /** The other way round. */
  | 'DESCENDING';

/** A better version of the details of a place. */
export type SuggestPlaceEditInput = {
  /** What kind of place it is, one of `placeKinds`. */
  category: Scalars['String']['input'];
  /** Where it is; kept with 6 decimals. */
  coordinates: CoordinatesInput;
  /** What it is like, 20 to 2,000 characters in plain text. */
  description: Scalars['String']['input'];
  /** Postal address in one line. */
  fullAddress?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** How you know, for the moderators; at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** When it is open, in the `opening_hours` syntax of OpenStreetMap. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** `Free`, or a currency sign once to three times. */
  priceRange?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own web site. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A place that the guide lacks. */
export type SuggestPlaceInput = {
  /** What kind of place it is, one of `placeKinds`. */
  category: Scalars['String']['input'];
  /** The city it is in. */
  cityId: Scalars['ID']['input'];
  /** Any name of this attempt, at most 200 characters: tried again under the same name, the place is suggested once. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Where it is; kept with 6 decimals. */
  coordinates: CoordinatesInput;
  /** What it is like, 20 to 2,000 characters in plain text. */
  description: Scalars['String']['input'];
  /** Postal address in one line. */
  fullAddress?: InputMaybe<Scalars['String']['input']>;
  /** Name, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** When it is open, in the `opening_hours` syntax of OpenStreetMap. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Photos that the viewer has uploaded for it, in their order; at most 5. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Postal code. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** `Free`, or a currency sign once to three times. */
  priceRange?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own web site. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** How a total has moved within 30 days: by the day on which what is counted was added or deleted. */
export type Trend = {
  /** Growth as a share, 0.12 for 12 %; absent where there was nothing before. */
  change?: Maybe<Scalars['Float']['output']>;
  /** The total at the end of each of the last 30 days, the oldest first. */
  days: Array<Scalars['Int']['output']>;
};

/** What a person changes about themselves. */
export type UpdateProfileInput = {
  /** The password; needed for a new e-mail address, unless the account has no password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. A new one counts once the link in the message to it was opened; the present one calls off a change that waits for that. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name that others see. */
  name: Scalars['String']['input'];
};

/** A person, as everyone may see them. */
export type User = {
  /** Address of the picture of the person, if there is one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Since when the person has an account. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Their public lists, the last changed first. */
  lists: Array<PlaceList>;
  /** The name the person goes by here. */
  name: Scalars['String']['output'];
  /** Their approved reviews of visible places, the newest first. */
  reviews: ReviewPage;
};


/** A person, as everyone may see them. */
export type UserReviewsArgs = {
  page?: InputMaybe<PageInput>;
};

/** How many people there are. */
export type UserCounts = {
  /** Admins. */
  admins: Scalars['Int']['output'];
  /** All. */
  all: Scalars['Int']['output'];
  /** Moderators. */
  moderators: Scalars['Int']['output'];
  /** Those who are neither. */
  regular: Scalars['Int']['output'];
  /** Those who may not sign in at the moment. */
  suspended: Scalars['Int']['output'];
  /** With an e-mail address that is known to be theirs. */
  verified: Scalars['Int']['output'];
};

/** What a person may do in the guide. */
export type UserRole =
  /** Runs the guide. */
  | 'ADMIN'
  /** Keeps the guide clean. */
  | 'MODERATOR'
  /** Whoever has an account. */
  | 'USER';

/** Proof that a mailbox belongs to the account. */
export type VerifyEmailInput = {
  /** What the link in the message ends with. */
  token: Scalars['String']['input'];
};

/** What the person who is signed in may do. */
export type ViewerRights = {
  /** Whether they may use the admin console. */
  administer: Scalars['Boolean']['output'];
  /** Whether they may decide about what others contribute. */
  moderate: Scalars['Boolean']['output'];
};

/** An address of another program that is told what becomes public. */
export type Webhook = {
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** What it tells of. */
  events: Array<WebhookEvent>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether it is on. */
  isActive: Scalars['Boolean']['output'];
  /** The last message to it; absent where there was none. */
  lastDelivery?: Maybe<WebhookDelivery>;
  /** Why the guide has switched it off; absent where it has not. */
  offReason?: Maybe<Scalars['String']['output']>;
  /** Where messages are sent. */
  url: Scalars['String']['output'];
};

/** A message to a webhook. */
export type WebhookDelivery = {
  /** How often it was sent so far. */
  attempts: Scalars['Int']['output'];
  /** When that happened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was taken. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many milliseconds the last attempt took. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** What it tells of. */
  event: WebhookEvent;
  /** When it was given up. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the message, which it carries as `webhook-id`. */
  id: Scalars['ID']['output'];
  /** Why the last attempt failed. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** The HTTP status that the last attempt was answered with; absent where there was no answer. */
  lastStatus?: Maybe<Scalars['Int']['output']>;
  /** When it is sent next; absent where it is finished. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: WebhookDeliveryState;
  /** The place or the review that it tells of; of a test, the message itself. */
  subjectId: Scalars['ID']['output'];
};

/** One page of a list. */
export type WebhookDeliveryPage = {
  /** The items of this page, in the order of the list. */
  items: Array<WebhookDelivery>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** What became of a message. */
export type WebhookDeliveryState =
  /** It was taken. */
  | 'DELIVERED'
  /** It was given up. */
  | 'FAILED'
  /** It is sent soon, or once more. */
  | 'WAITING';

/** What a webhook tells of. */
export type WebhookEvent =
  /** Nothing, it is a test: `ping`. */
  | 'PING'
  /** A place has become public: `place.published`. */
  | 'PLACE_PUBLISHED'
  /** A review has become public: `review.published`. */
  | 'REVIEW_PUBLISHED';

/** How a webhook is set up. */
export type WebhookInput = {
  /** What it is for, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it tells of: `PLACE_PUBLISHED`, `REVIEW_PUBLISHED` or both. */
  events: Array<WebhookEvent>;
  /** Whether it is on. What happens while it is off is not told later. */
  isActive?: Scalars['Boolean']['input'];
  /** Where messages are sent, at most 2,000 characters: an address with `https://` that is public. */
  url: Scalars['String']['input'];
};

/** A webhook whose secret was just made. */
export type WebhookWithSecret = {
  /** What its messages are signed with. It is shown this once. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};
