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

/** Shades of an accent color, readable in both color schemes. */
export type Accent = {
  /** Shades in the dark scheme. */
  dark: AccentColors;
  /** Shades in the light scheme. */
  light: AccentColors;
};

/** Shades of the accent color in one color scheme, as `#RRGGBB`. */
export type AccentColors = {
  /** Color of text on the main shade. */
  contrastText: Scalars['String']['output'];
  /** Darker shade. */
  dark: Scalars['String']['output'];
  /** Lighter shade. */
  light: Scalars['String']['output'];
  /** Color of buttons and links. */
  main: Scalars['String']['output'];
};

/** The account of the signed-in user, as only they see it. */
export type Account = {
  /** URL of the picture, signed while the picture is not public; null if there is none. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Time of registration. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; only the user and admins see it. */
  email: Scalars['String']['output'];
  /** Favorite places of the user, the last added first; places that are not public are left out. */
  favorites: PlacePage;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the picture waits to be public: for a confirmed e-mail address or the approval of a moderator. */
  isAvatarWaiting: Scalars['Boolean']['output'];
  /** Whether the e-mail address is confirmed. */
  isVerified: Scalars['Boolean']['output'];
  /** Language of e-mails to the user, such as `de`; null for that of the site. */
  language?: Maybe<Scalars['String']['output']>;
  /** All lists of the user, the last changed first. */
  lists: Array<PlaceList>;
  /** Cities that the moderator decides about, by name; null for all cities, and for other roles. */
  moderatedCities?: Maybe<Array<City>>;
  /** Public name. */
  name: Scalars['String']['output'];
  /** New e-mail address that is not confirmed yet; null if there is none. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Photos that the user has added to places and reviews, in any moderation status, the newest first. */
  photos: PhotoPage;
  /** Edits that the user has suggested, with any status, the newest first. */
  placeEdits: PlaceEditPage;
  /** Main sign-in method: `LOCAL` if the account has a password, else its oldest provider. */
  provider: SignInMethod;
  /** All reviews by the user, with any status, the newest first. */
  reviews: ReviewPage;
  /** Role of the user. */
  role: UserRole;
  /** Sign-in methods of the account. */
  signInMethods: Array<SignInMethod>;
  /** Places that the user has suggested, with any status, the newest first. */
  suggestedPlaces: PlacePage;
  /** Permissions of the user. */
  viewerCan: ViewerRights;
  /** Whether the user receives e-mails about decisions on their contributions. */
  wantsDecisionMails: Scalars['Boolean']['output'];
};


/** The account of the signed-in user, as only they see it. */
export type AccountFavoritesArgs = {
  page?: InputMaybe<PageInput>;
};


/** The account of the signed-in user, as only they see it. */
export type AccountPhotosArgs = {
  page?: InputMaybe<PageInput>;
};


/** The account of the signed-in user, as only they see it. */
export type AccountPlaceEditsArgs = {
  page?: InputMaybe<PageInput>;
};


/** The account of the signed-in user, as only they see it. */
export type AccountReviewsArgs = {
  page?: InputMaybe<PageInput>;
};


/** The account of the signed-in user, as only they see it. */
export type AccountSuggestedPlacesArgs = {
  page?: InputMaybe<PageInput>;
};

/** An entry of the activity log: who did what to which target. */
export type Activity = {
  /** Action that was taken. */
  action: ActivityAction;
  /** The user who acted; null if the site itself acted, or the account is deleted. */
  actor?: Maybe<User>;
  /** Whether the viewer can undo its change now, and no later change has touched the target. */
  canUndo: Scalars['Boolean']['output'];
  /** Identifier of the change, which all entries of one action share; to be passed to `undo`. */
  changeId: Scalars['ID']['output'];
  /** Number of rows that its change has changed. */
  changeSize: Scalars['Int']['output'];
  /** Changed fields, sorted by name. */
  changes: Array<ActivityChange>;
  /** Time of the action. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Name of the target; null for a user whose account is deleted. */
  label?: Maybe<Scalars['String']['output']>;
  /** Identifier of the place that the target belongs to, if it is a review, photo, suggested edit or report. */
  placeId?: Maybe<Scalars['ID']['output']>;
  /** Identifier of the target. */
  targetId: Scalars['ID']['output'];
  /** Kind of the target. */
  targetKind: ActivityTarget;
};

/** Action of an activity. */
export type ActivityAction =
  /** The target was approved; a suggested edit was applied. */
  | 'APPROVED'
  /** Cancelled. */
  | 'CANCELLED'
  /** An admin confirmed the e-mail address of the user. */
  | 'CONFIRMED'
  /** The target was added, suggested, written or sent. */
  | 'CREATED'
  /** The target was deleted. */
  | 'DELETED'
  /** A moderator dismissed the report. */
  | 'DISMISSED'
  /** A file was downloaded. */
  | 'DOWNLOADED'
  /** Two places became one. */
  | 'MERGED'
  /** The deleted target was deleted permanently. */
  | 'PURGED'
  /** A user has created an account. */
  | 'REGISTERED'
  /** The suspension of the user was ended. */
  | 'REINSTATED'
  /** The target was refused. */
  | 'REJECTED'
  /** The deleted target was restored. */
  | 'RESTORED'
  /** Started in the background. */
  | 'STARTED'
  /** The user was suspended. */
  | 'SUSPENDED'
  /** A former change of the target was undone. */
  | 'UNDONE'
  /** The target was changed. */
  | 'UPDATED'
  /** A moderator agreed with the report. */
  | 'UPHELD';

/** A changed field; null stands for no value. */
export type ActivityChange = {
  /** New value. */
  after?: Maybe<Scalars['String']['output']>;
  /** Former value. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field; for a text in another language or an attribute with a dot: `names.de`, `attributes.cuisine`. */
  field: Scalars['String']['output'];
};

/** Filter of the activity log; entries must match all given conditions. */
export type ActivityFilter = {
  /** Only this action. */
  action?: InputMaybe<ActivityAction>;
  /** Only actions of the user with this identifier. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only at or after this time. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only the target with this identifier. */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** Only targets of this kind. */
  targetKind?: InputMaybe<ActivityTarget>;
  /** Only before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One page of a list. */
export type ActivityPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Activity>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Kind of the target of an activity. */
export type ActivityTarget =
  /** An API token. */
  | 'API_TOKEN'
  /** An attribute of places. */
  | 'ATTRIBUTE'
  /** A backup. */
  | 'BACKUP'
  /** A category of places. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** A file with personal data. */
  | 'FILE'
  /** An import of a file. */
  | 'IMPORT'
  /** An invitation. */
  | 'INVITATION'
  /** A background job. */
  | 'JOB'
  /** A list of places. */
  | 'LIST'
  /** A map archive. */
  | 'MAP'
  /** A photo. */
  | 'PHOTO'
  /** A place. */
  | 'PLACE'
  /** A suggested edit to a place. */
  | 'PLACE_EDIT'
  /** A report. */
  | 'REPORT'
  /** A review. */
  | 'REVIEW'
  /** The sample data. */
  | 'SAMPLE'
  /** Words of the search with one meaning. */
  | 'SEARCH_TERM'
  /** A group of settings. */
  | 'SETTING'
  /** A user. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** An attribute of places, for admins. */
export type AdminAttribute = {
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether `placesCount` is an estimate from a sample, because the site has very many places. */
  isEstimate: Scalars['Boolean']['output'];
  /** Key in both APIs, and name of the column in files. It never changes. */
  key: Scalars['String']['output'];
  /** Number of places that are not deleted and have a value, also those that are not public. */
  placesCount: Scalars['Int']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Values by field: `names`, `kind`, `unit`, `options`, `synonyms`, `icon`, `section`, `categories`, `isOnCard`, `isOnPage`, `isFilter`, `isInternal`, `isHidden`, `schemaProperty` and `importNames`. */
  value: Scalars['JSONObject']['output'];
  /** Number that grows with each change; a change names the version that it is based on. */
  version: Scalars['Int']['output'];
};

/** A category of places, for admins. */
export type AdminCategory = {
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether a job is still giving its places the slug. Visitors already see them in this category. */
  isMoving: Scalars['Boolean']['output'];
  /** Number of places that are not deleted, also those that are not public. */
  placesCount: Scalars['Int']['output'];
  /** Key of the app’s own names, which languages without a name have; null if there are none. */
  preset?: Maybe<Scalars['String']['output']>;
  /** Word in addresses and APIs. */
  slug: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Values by field: `names`, `plurals`, `icon`, `color`, `art`, `schemaType`, `isHidden` and `aliases`. */
  value: Scalars['JSONObject']['output'];
  /** Number that grows with each change; a change names the version that it is based on. */
  version: Scalars['Int']['output'];
};

/** Data of the charts on the admin dashboard. */
export type AdminCharts = {
  /** Contributions that wait for a decision, by waiting time. */
  pendingAge: Array<PendingAge>;
  /** The ten public cities with the most public places. */
  placesPerCity: Array<CityCount>;
  /** Numbers of approved reviews by stars, five stars first. */
  ratingMix: Array<RatingShare>;
  /** Numbers of new reviews on each of the last 30 days (UTC), the oldest first. */
  reviewsPerDay: Array<DayCount>;
};

/** Filter of the list of cities; a city must match every given field. */
export type AdminCityFilter = {
  /** Exact name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** True: only featured cities; false: only other cities. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only cities that the import with this id has added or changed. Changes are known for 30 days. */
  importId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the name, state or country. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only imported cities of this source. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Only cities with this status. */
  status?: InputMaybe<CityStatus>;
};

/** One page of a list. */
export type AdminCityPage = {
  /** Identifies the moment at which the list was read. Send it when you select all items of the list. */
  asOf: Scalars['String']['output'];
  /** The items of this page, in the order of the list. */
  items: Array<City>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Sort keys of the list of cities. */
export type AdminCitySort =
  /** By the time of creation. */
  | 'CREATED'
  /** By name. */
  | 'NAME'
  /** By the number of public places. */
  | 'PLACES'
  /** By population. */
  | 'POPULATION';

/** Numbers of rows in the lists of the admin console, by status. */
export type AdminCounts = {
  /** Numbers of cities. */
  cities: CityCounts;
  /** Numbers of places. */
  places: PlaceCounts;
  /** Numbers of reviews. */
  reviews: ReviewCounts;
  /** Numbers of users. */
  users: UserCounts;
};

/** Filter of the list of places; a place must match every given field. */
export type AdminPlaceFilter = {
  /** Only places that were added within so many days, 1 to 366. */
  addedWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Attributes, at most 20; a place must match each of them. No place matches an unknown one, or one that the viewer cannot see. */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  /** Only places with this business status: `closed-temporarily`, `closed-permanently`, `opening-soon` or `open`. */
  businessStatus?: InputMaybe<Scalars['String']['input']>;
  /** Slugs or aliases of categories, of which a place must have one; at most 20. Ignores case. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only places of this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only places of the city with this id. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** True: only featured places; false: only other places. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only places that the import with this id has added or changed. Changes are known for 30 days. */
  importId?: InputMaybe<Scalars['ID']['input']>;
  /** Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead. */
  openAt?: InputMaybe<Scalars['String']['input']>;
  /** Prices of which a place must have one: `free`, or the number of currency signs, `1` to `4`. More than four signs count as four. */
  prices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: only places with an open report; false: only other places. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name of the place or of its city. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only imported places of this source. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** Only places with this status. */
  status?: InputMaybe<PlaceStatus>;
  /** True: only places with opening hours; false: only other places. */
  withHours?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only places with a photo that a visitor has added; false: only other places. */
  withPhotos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of a list. */
export type AdminPlacePage = {
  /** Identifies the moment at which the list was read. Send it when you select all items of the list. */
  asOf: Scalars['String']['output'];
  /** The items of this page, in the order of the list. */
  items: Array<Place>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Sort keys of the list of places. */
export type AdminPlaceSort =
  /** By the time of creation. */
  | 'CREATED'
  /** By name. */
  | 'NAME'
  /** By the average rating. */
  | 'RATING'
  /** By the number of reviews. */
  | 'REVIEWS';

/** Filter of the list of reviews; a review must match every given field. */
export type AdminReviewFilter = {
  /** Only reviews of the place with this id. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only reviews with exactly this number of stars, 1 to 5. */
  rating?: InputMaybe<Scalars['Int']['input']>;
  /** True: only reviews with an open report; false: only other reviews. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the review, of the name of its author or of the name of its place. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only reviews with this status. */
  status?: InputMaybe<ModerationStatus>;
  /** Only reviews of the user with this id. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of a list. */
export type AdminReviewPage = {
  /** Identifies the moment at which the list was read. Send it when you select all items of the list. */
  asOf: Scalars['String']['output'];
  /** The items of this page, in the order of the list. */
  items: Array<Review>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Sort keys of the list of reviews for admins. */
export type AdminReviewSort =
  /** By the time of writing. */
  | 'CREATED'
  /** By the number of helpful votes. */
  | 'HELPFUL'
  /** By the number of stars. */
  | 'RATING';

/** Words of a search with one meaning, for admins. */
export type AdminSearchTerm = {
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Key in both APIs. It never changes. */
  key: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Values by field: `meaning` in the words of an address, such as `price=1`, `openAt=today-23:30` or `category=worship&attr=religion:christian`, and `words` by language, separated by commas. */
  value: Scalars['JSONObject']['output'];
  /** Number that grows with each change; a change names the version that it is based on. */
  version: Scalars['Int']['output'];
};

/** A group of settings, for admins. */
export type AdminSettings = {
  /** Name of the group. */
  group: SettingGroup;
  /** Fields that environment variables set. */
  locked: Array<LockedSetting>;
  /** Time of the last change; null if there is none. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The admin who made the last change; null if there is none, or the account is deleted. */
  updatedBy?: Maybe<User>;
  /** Values by field. */
  value: Scalars['JSONObject']['output'];
  /** Version of the values; 0 if nobody has changed them. */
  version: Scalars['Int']['output'];
};

/** Public totals, and numbers of contributions that wait for a decision. */
export type AdminStats = {
  /** Places that wait for approval. */
  pendingPlaces: Scalars['Int']['output'];
  /** Reviews that wait for approval. */
  pendingReviews: Scalars['Int']['output'];
  /** Reviews with an open report. */
  reportedReviews: Scalars['Int']['output'];
  /** Active cities. */
  totalCities: Scalars['Int']['output'];
  /** Active places. */
  totalPlaces: Scalars['Int']['output'];
  /** Approved reviews. */
  totalReviews: Scalars['Int']['output'];
  /** Users. */
  totalUsers: Scalars['Int']['output'];
  /** Trends of the four public totals within 30 days. */
  trends: AdminTrends;
};

/** Trends of the public totals within 30 days. */
export type AdminTrends = {
  /** Active cities. */
  cities: Trend;
  /** Active places. */
  places: Trend;
  /** Approved reviews. */
  reviews: Trend;
  /** Users. */
  users: Trend;
};

/** A user, as admins see them. */
export type AdminUser = {
  /** URL of the public picture; null if there is none. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Time of registration. */
  createdAt: Scalars['DateTime']['output'];
  /** Latest moderation decisions about the user, newest first, at most 50. */
  decisions: Array<Decision>;
  /** E-mail address of the account. */
  email: Scalars['String']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the e-mail address is confirmed. */
  isVerified: Scalars['Boolean']['output'];
  /** Cities that the moderator decides about, by name; null for all cities, and for other roles. */
  moderatedCities?: Maybe<Array<City>>;
  /** Public name. */
  name: Scalars['String']['output'];
  /** Main sign-in method: `LOCAL` if the account has a password, else its oldest provider. */
  provider: SignInMethod;
  /** Number of reviews of any status that are not deleted. */
  reviewsCount: Scalars['Int']['output'];
  /** Role of the user. */
  role: UserRole;
  /** End of the suspension; null if the user is not suspended. */
  suspendedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Version number: grows with each change of name, e-mail address, picture, role, cities or suspension. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on the account. */
  viewerCan: AdminUserRights;
};

/** Filter of the user list; users must match all given conditions. */
export type AdminUserFilter = {
  /** Only users with this role. */
  role?: InputMaybe<UserRole>;
  /** Words that the name or e-mail address must contain. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only suspended users (true) or only others (false). */
  suspended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only users with a confirmed e-mail address (true) or without (false). */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One page of a list. */
export type AdminUserPage = {
  /** The items of this page, in the order of the list. */
  items: Array<AdminUser>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Actions that the viewer may take on an account. */
export type AdminUserRights = {
  /** Whether the viewer may change the role. */
  changeRole: Scalars['Boolean']['output'];
  /** Whether the viewer may confirm the e-mail address. */
  confirmAddress: Scalars['Boolean']['output'];
  /** Whether the viewer may delete the account. */
  delete: Scalars['Boolean']['output'];
  /** Whether the viewer may suspend the user, or end a suspension. */
  suspend: Scalars['Boolean']['output'];
};

/** Sort key of the user list. */
export type AdminUserSort =
  /** By time of registration. */
  | 'JOINED'
  /** By name. */
  | 'NAME'
  /** By the number of reviews that are not deleted. */
  | 'REVIEWS';

/** A token with which a program uses the API on behalf of a user. */
export type ApiToken = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Expiry time; null if the token does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First characters of the token, to recognize it. */
  hint: Scalars['String']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Time of the last use; null if it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name that the owner gave it. */
  name: Scalars['String']['output'];
  /** Permissions of the token. */
  scope: ApiTokenScope;
};

/** Permissions of an API token. */
export type ApiTokenScope =
  /** Read everything that the owner may read. */
  | 'READ'
  /** Read and change what the owner may, except operations that need a session, such as changes of the account. */
  | 'WRITE';

/** An attribute of places, as the operator of the site has defined it. */
export type AttributeDefinition = {
  /** Slugs of the categories whose places can have it; none for all places. */
  categories: Array<Scalars['String']['output']>;
  /** Icon as the data of an SVG path, 24 × 24 units. */
  iconPath: Scalars['String']['output'];
  /** Whether lists can be filtered by it. */
  isFilter: Scalars['Boolean']['output'];
  /** Whether only moderators see it. */
  isInternal: Scalars['Boolean']['output'];
  /** Whether cards and lists show it. */
  isOnCard: Scalars['Boolean']['output'];
  /** Whether the page of a place shows it. */
  isOnPage: Scalars['Boolean']['output'];
  /** Key in both APIs, and name of the column in files: `outdoor_seating`. */
  key: Scalars['String']['output'];
  /** Kind of the value: `yes-no`, `choice`, `several`, `number`, `text` or `link`. */
  kind: Scalars['String']['output'];
  /** Names by language. */
  names: Array<LocalizedText>;
  /** Options of the kinds `choice` and `several` in their order. */
  options: Array<AttributeOption>;
  /** Section: `food`, `access`, `services`, `payment`, `families`, `visit` or `about`. */
  section: Scalars['String']['output'];
  /** Other words for it by language, separated by commas. */
  synonyms: Array<LocalizedText>;
  /** Unit of a number; empty if it has none. */
  unit: Scalars['String']['output'];
};

/** Values of an attribute; a place must have one of them. */
export type AttributeFilter = {
  /** Keys of options, or `yes` and `no`; at most 50. */
  any: Array<Scalars['String']['input']>;
  /** Key of an attribute of the kind `yes-no`, `choice` or `several`. */
  key: Scalars['String']['input'];
};

/** Value of an attribute. */
export type AttributeInput = {
  /** Key of the attribute. */
  key: Scalars['String']['input'];
  /** The value: `yes` or `no`, keys of options, a number, a text or an address. Only `several` has more than one; none removes the value. */
  values: Array<Scalars['String']['input']>;
};

/** An option of an attribute. */
export type AttributeOption = {
  /** Whether places can only keep it. Forms do not offer it. */
  isRetired: Scalars['Boolean']['output'];
  /** Key, the value of places: `pizza`. */
  key: Scalars['String']['output'];
  /** Names by language. */
  names: Array<LocalizedText>;
  /** Other words for it by language, separated by commas. */
  synonyms: Array<LocalizedText>;
};

/** Part of the site that shows attributes. */
export type AttributeView =
  /** Anywhere: all attributes that the viewer can see. */
  | 'ALL'
  /** Cards and lists. */
  | 'CARD'
  /** The page of the place. */
  | 'PAGE';

/** Suggestions for a search text that is being typed. */
export type Autocomplete = {
  /** Categories that start with the text or are similar to it, at most 2. */
  categories: Array<Scalars['String']['output']>;
  /** Cities with a word that starts with the text or is similar to it, at most 3; those with most places first. */
  cities: Array<City>;
  /** Corrected search words in lower case, if no place has the given ones; `places` match these words. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** Filters that the text stands for, also with the rest of its last word: of all cities, and of the named city or the one with most places; at most 3. */
  filters: Array<FilterSuggestion>;
  /** Best results of a search for the text, at most 5. */
  places: Array<Place>;
  /** Parts of the text that were understood, in their order: together the filter that the text stands for. */
  understood: Array<UnderstoodPart>;
};

/** A long job that the site does in the background. */
export type BackgroundJob = {
  /** User who started it; null for deleted users. */
  actor?: Maybe<User>;
  /** Rows of a bulk change or of its undo; null for other jobs. */
  bulk?: Maybe<BulkProgress>;
  /** Whether it can be cancelled now. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether it can be started again. */
  canRetry: Scalars['Boolean']['output'];
  /** Time at which it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Further values of the job. */
  details: Scalars['JSONObject']['output'];
  /** Finished amount of work. */
  done: Scalars['Float']['output'];
  /** Time at which it ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed, in English. */
  error?: Maybe<Scalars['String']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether somebody has cancelled it. A running job then ends soon. */
  isCancelled: Scalars['Boolean']['output'];
  /** Kind. */
  kind: JobKind;
  /** Time at which its first attempt started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: JobState;
  /** Whole amount of work, in the same unit; null while it is unknown. */
  total?: Maybe<Scalars['Float']['output']>;
};

/** A backup that was made, failed, or is being made. */
export type Backup = {
  /** Size of the file in bytes. */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** Whether this machine still has the file. */
  canDownload: Scalars['Boolean']['output'];
  /** Time for which it was asked. It identifies the backup. */
  dueAt: Scalars['DateTime']['output'];
  /** Time at which it ended; null if it is being made, or its process has ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed, in English. */
  error?: Maybe<Scalars['String']['output']>;
  /** Name of the file; null if there is none, and for a backup by the command line. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Machine on which it was made. */
  machine: Scalars['String']['output'];
  /** Number of uploaded files that the file store does not have. */
  missing?: Maybe<Scalars['Int']['output']>;
  /** Time at which it was started. */
  startedAt: Scalars['DateTime']['output'];
};

/** Backups and their schedule. */
export type Backups = {
  /** Folder of the backups on the server. */
  folder: Scalars['String']['output'];
  /** The newest backups. */
  items: Array<Backup>;
  /** Number of backups that are kept: of the schedule, and of admins. */
  keep: Scalars['Int']['output'];
  /** Time of the next scheduled backup. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** Schedule as a cron expression; null if BACKUP_SCHEDULE is not set. */
  schedule?: Maybe<Scalars['String']['output']>;
};

/** Numbers of things that are hidden, restored and deleted together with another one. */
export type BinAlong = {
  /** Uploaded photos. */
  photos: Scalars['Int']['output'];
  /** Places. */
  places: Scalars['Int']['output'];
  /** Reviews of any status. */
  reviews: Scalars['Int']['output'];
};

/** Numbers of things in the bin. */
export type BinCounts = {
  /** Cities. */
  cities: Scalars['Int']['output'];
  /** Lists. */
  lists: Scalars['Int']['output'];
  /** Photos. */
  photos: Scalars['Int']['output'];
  /** Places. */
  places: Scalars['Int']['output'];
  /** Reviews. */
  reviews: Scalars['Int']['output'];
};

/** A deleted thing that must be restored first. */
export type BinFirst = {
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: BinKind;
};

/** A deleted thing, which can be restored for 30 days. */
export type BinItem = {
  /** More about it, such as the name of its city, or the text of a review. */
  about?: Maybe<Scalars['String']['output']>;
  /** Things that go along with it. */
  along: BinAlong;
  /** Identifier of the change that has deleted it, for `restoreChange`. */
  changeId?: Maybe<Scalars['ID']['output']>;
  /** Time of deletion. */
  deletedAt: Scalars['DateTime']['output'];
  /** User who has deleted it; null if the account is deleted or nobody knows. */
  deletedBy?: Maybe<User>;
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Image of a photo, with signed URLs, which expire after one to two hours; null for other kinds. */
  image?: Maybe<Image>;
  /** Kind. */
  kind: BinKind;
  /** Its name; that of the place for a review. Null for lists that are not public, and photos without a description. */
  label?: Maybe<Scalars['String']['output']>;
  /** Reason why it cannot be restored now; null if it can. */
  obstacle?: Maybe<BinObstacle>;
  /** User who has contributed it, if it is a review, photo or list. */
  owner?: Maybe<User>;
  /** Time after which it is deleted permanently. */
  purgedAt: Scalars['DateTime']['output'];
  /** Number of things of its kind that the same change has deleted, and that are still in the bin. */
  sameChange: Scalars['Int']['output'];
};

/** Kind of a deleted thing. */
export type BinKind =
  /** Cities. */
  | 'CITY'
  /** Lists of places. */
  | 'LIST'
  /** Photos that admins have removed from a city or place. */
  | 'PHOTO'
  /** Places, without those that are hidden by a deleted city. */
  | 'PLACE'
  /** Reviews, without those of deleted accounts. */
  | 'REVIEW';

/** Reason why something cannot be restored. */
export type BinObstacle = {
  /** Thing that must be restored first; null if that does not help. */
  first?: Maybe<BinFirst>;
  /** Values in the text. */
  params?: Maybe<Scalars['JSONObject']['output']>;
  /** Key of the text. */
  reason: Scalars['String']['output'];
  /** The text in English. */
  text: Scalars['String']['output'];
};

/** One page of a list. */
export type BinPage = {
  /** The items of this page, in the order of the list. */
  items: Array<BinItem>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Rectangle on the map. */
export type Bounds = {
  /** North-east corner. */
  northEast: Coordinates;
  /** South-west corner. */
  southWest: Coordinates;
};

/** A rectangle on the map. */
export type BoundsInput = {
  /** North-eastern corner. */
  northEast: CoordinatesInput;
  /** South-western corner. */
  southWest: CoordinatesInput;
};

/** Rows that the job of a bulk change, or of its undo, has changed so far. They stay so if it is cancelled. */
export type BulkProgress = {
  /** Name of the action, such as `approve-reviews`; null for an undo, and for jobs of older versions. */
  action?: Maybe<Scalars['String']['output']>;
  /** Identifier of the change that it makes or undoes, to be passed to `undo`. */
  changeId: Scalars['ID']['output'];
  /** Number of rows that it has changed. */
  changed: Scalars['Int']['output'];
  /** Number of rows that it has left as they were: they have changed since, or cannot be restored. */
  skipped: Scalars['Int']['output'];
  /** Kind of its rows. */
  targetKind: ActivityTarget;
};

/** A category of places, as the operator of the site has defined it. */
export type Category = {
  /** Other words for it, such as former slugs. Filters and addresses with them lead to its places. */
  aliases: Array<Scalars['String']['output']>;
  /** Color under white text, as `#RRGGBB`. */
  color: Scalars['String']['output'];
  /** Icon as the data of an SVG path, 24 × 24 units. */
  iconPath: Scalars['String']['output'];
  /** Whether filters and forms for new places leave it out. Existing places keep it. */
  isHidden: Scalars['Boolean']['output'];
  /** Names of the operator for one place: `Museum`. */
  names: Array<LocalizedText>;
  /** Names of the operator for several places: `Museums`. */
  plurals: Array<LocalizedText>;
  /** Key of the app’s own names, which are valid in languages without a name of the operator; null if the app has none. */
  preset?: Maybe<Scalars['String']['output']>;
  /** Word in addresses and APIs, the `category` of its places: `restaurant`. */
  slug: Scalars['String']['output'];
};

/** An icon that categories can have. */
export type CategoryIcon = {
  /** Name, the value of the field `icon`. */
  name: Scalars['String']['output'];
  /** Data of an SVG path, 24 × 24 units. */
  path: Scalars['String']['output'];
};

/** Result of one action, which `undo` can revert as a whole. */
export type Change = {
  /** Number of items that it has changed; 0 if `job` changes them. */
  count: Scalars['Int']['output'];
  /** Identifier of the change, to be passed to `undo`. */
  id: Scalars['ID']['output'];
  /** Background job that makes the change, if it is one of more than 500 rows. */
  job?: Maybe<BackgroundJob>;
  /** Identifiers of selected items that were skipped because they have changed since they were read. */
  leftOut: Array<Scalars['ID']['output']>;
};

/** New password that replaces the current one. */
export type ChangePasswordInput = {
  /** Current password; not needed if the account has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The new password. */
  newPassword: Scalars['String']['input'];
};

/** A city of the guide. */
export type City = {
  /** Coordinates of its center. */
  coordinates: Coordinates;
  /** Country, in English. */
  country: Scalars['String']['output'];
  /** Description in plain text. */
  description: Scalars['String']['output'];
  /** Descriptions in other languages than the default one of the site. */
  descriptions: Array<LanguageText>;
  /** Description in the language of the request if there is one, or else that in the default one of the site. */
  displayDescription: LanguageText;
  /** Name in the language of the request if there is one, or else the name of the city. */
  displayName: Scalars['String']['output'];
  /** Whether the city is featured. */
  featured: Scalars['Boolean']['output'];
  /** Public places of the city: featured ones first, then by ranking. */
  featuredPlaces: Array<Place>;
  /** Founding year, if known; negative years are BCE. */
  foundedYear?: Maybe<Scalars['Int']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Photos in display order. If there are none, one generated illustration. */
  images: Array<Image>;
  /** Name in English. */
  name: Scalars['String']['output'];
  /** Names in other languages than the default one of the site. */
  names: Array<LanguageText>;
  /** Number of public places in the city. */
  placesCount: Scalars['Int']['output'];
  /** Number of inhabitants, if known. */
  population?: Maybe<Scalars['Int']['output']>;
  /** Version and history data for admins; null for everyone else. */
  revision?: Maybe<Revision>;
  /** Source of the data; null if the city was written on this site. */
  source?: Maybe<DataSource>;
  /** State, province or region. */
  state: Scalars['String']['output'];
  /** Whether the city is public. */
  status: CityStatus;
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
  /** Rights of the viewer on the city. */
  viewerCan: CityRights;
};


/** A city of the guide. */
export type CityDisplayDescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A city of the guide. */
export type CityDisplayNameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A city of the guide. */
export type CityFeaturedPlacesArgs = {
  limit?: Scalars['Int']['input'];
};

/** A city and its number of public places. */
export type CityCount = {
  /** The city. */
  city: City;
  /** The number. */
  count: Scalars['Int']['output'];
};

/** Numbers of cities. */
export type CityCounts = {
  /** Public (status `active`). */
  active: Scalars['Int']['output'];
  /** All that are not deleted. */
  all: Scalars['Int']['output'];
  /** Featured. */
  featured: Scalars['Int']['output'];
  /** Hidden (status `inactive`). */
  inactive: Scalars['Int']['output'];
};

/** Filter of the list of cities; a city must match every given field. */
export type CityFilter = {
  /** Exact name of the country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** True: only featured cities; false: all cities. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name, state or country; ignores case, accents and small typing errors. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Exact name of the state. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** All fields of a city that admins edit. */
export type CityInput = {
  /** Coordinates of its center, stored with 6 decimals. */
  coordinates: CoordinatesInput;
  /** Country, in English, at most 120 characters. */
  country: Scalars['String']['input'];
  /** Description, 20 to 4,000 characters of plain text. */
  description: Scalars['String']['input'];
  /** Descriptions in other languages. Languages that are left out keep their texts. */
  descriptions?: InputMaybe<Array<LanguageTextInput>>;
  /** Whether the city is featured. */
  featured: Scalars['Boolean']['input'];
  /** Founding year, −10,000 to 2100; negative years are BCE. */
  foundedYear?: InputMaybe<Scalars['Int']['input']>;
  /** All pictures of the city in display order, at most 50. */
  images: Array<PictureInput>;
  /** Name in English, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** Names in other languages. Languages that are left out keep their texts. */
  names?: InputMaybe<Array<LanguageTextInput>>;
  /** Number of inhabitants, at most 150,000,000. */
  population?: InputMaybe<Scalars['Int']['input']>;
  /** State, province or region, at most 120 characters. */
  state: Scalars['String']['input'];
  /** Whether the city is public. */
  status: CityStatus;
  /** IANA time zone. If omitted or empty, the time zone of the coordinates is used. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list. */
export type CityPage = {
  /** The items of this page, in the order of the list. */
  items: Array<City>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Rights of the viewer on a city. */
export type CityRights = {
  /** Whether the viewer can update and delete the city. */
  manage: Scalars['Boolean']['output'];
};

/** Cities to change: named in `seen` or `ids`, or all that a filter finds. A background job changes more than 500. */
export type CitySelection = {
  /** `asOf` of the page that was read; items that were added or changed since are skipped. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** Selects all items that it finds. Send `asOf` with it. */
  filter?: InputMaybe<AdminCityFilter>;
  /** Identifiers of items, also if they have changed since they were read; `seen` is safer. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Items with the versions that were read; items that have changed since are skipped. */
  seen?: InputMaybe<Array<SeenInput>>;
};

/** Visibility of a city. */
export type CityStatus =
  /** Public. */
  | 'ACTIVE'
  /** Hidden, together with its places. */
  | 'INACTIVE';

/** A place, with the numbers of what a merge moves. */
export type ComparedPlace = {
  /** Suggested edits that wait for a decision. */
  edits: Scalars['Int']['output'];
  /** Users who have it as a favorite. */
  favorites: Scalars['Int']['output'];
  /** Lists with the place. */
  lists: Scalars['Int']['output'];
  /** Pictures of the place and of its reviews. */
  photos: Scalars['Int']['output'];
  /** The place. */
  place: Place;
  /** Open reports of the place. */
  reports: Scalars['Int']['output'];
  /** Reviews of any status. */
  reviews: Scalars['Int']['output'];
};

/** A screen of the admin console that shows a list. */
export type ConsoleScreen =
  /** The activity log. */
  | 'ACTIVITY'
  /** The list of cities. */
  | 'CITIES'
  /** The list of places. */
  | 'PLACES'
  /** The list of reviews. */
  | 'REVIEWS'
  /** The list of users. */
  | 'USERS';

/** Contact data of the operator of this site. */
export type Contact = {
  /** Postal address. */
  address?: Maybe<Scalars['String']['output']>;
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Telephone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** `tel:` URI of the telephone number (RFC 3966). */
  phoneHref?: Maybe<Scalars['String']['output']>;
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

/** Data of a new API token. */
export type CreateApiTokenInput = {
  /** Days until the token expires, 1 to 366; without a value it is valid until it is revoked. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Name that tells what the token is for, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Permissions of the token. */
  scope: ApiTokenScope;
};

/** Data of a new invitation. */
export type CreateInvitationInput = {
  /** Identifiers of the cities that a moderator decides about, at most 200; without a value, all cities. */
  cityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days until it expires, 1 to 365. */
  expiresInDays: Scalars['Int']['input'];
  /** Number of people who can use it, 1 to 1000. */
  maxUses: Scalars['Int']['input'];
  /** Note for admins, such as who is invited, at most 120 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Role of the new accounts: `USER` or `MODERATOR`. */
  role?: UserRole;
};

/** A new review of a place. */
export type CreateReviewInput = {
  /** Idempotency key, at most 200 characters: repeated requests with the same key add the review once. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Text of the review, 1 to 5,000 characters of plain text. */
  comment: Scalars['String']['input'];
  /** Ids of photos that the viewer has uploaded, in display order; at most 5. If omitted in an update, the photos stay unchanged. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id of the place. */
  placeId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Title, at most 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Month of the visit, such as `2026-03`; not in the future. */
  visitMonth?: InputMaybe<Scalars['String']['input']>;
};

/** A newly created API token. */
export type CreatedApiToken = {
  /** Stored data of the token. */
  apiToken: ApiToken;
  /** The token itself, shown only once; send it as `Authorization: Bearer …`. */
  token: Scalars['String']['output'];
};

/** A newly created invitation. */
export type CreatedInvitation = {
  /** The invitation. */
  invitation: Invitation;
  /** Link to send to the invited people, shown only once. It contains the token after `#invitation=`. */
  link: Scalars['String']['output'];
};

/** Source and licence of the data of a city or place. */
export type DataSource = {
  /** Licence, usually an SPDX identifier such as `ODbL-1.0`. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Attribution to display, for example `OpenStreetMap contributors`. */
  name: Scalars['String']['output'];
  /** Page of the city or place at the source, or else a page about the source. */
  url?: Maybe<Scalars['URL']['output']>;
};

/** A number for one day. */
export type DayCount = {
  /** The number. */
  count: Scalars['Int']['output'];
  /** Day in UTC, such as `2026-11-21`. */
  day: Scalars['String']['output'];
};

/** A decision about a user. */
export type Decision = {
  /** Time of the decision. */
  decidedAt: Scalars['DateTime']['output'];
  /** The moderator or admin; null if the account is deleted or the site decided. */
  decider?: Maybe<User>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Kind of the decision. */
  kind: DecisionKind;
  /** Code of the reason: that of the report, or `deleted` if an admin deleted the review. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Identifier of the review, photo, place, edit, report or user that the decision is about. */
  targetId: Scalars['ID']['output'];
  /** End of a suspension. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Kind of a decision about a user. */
export type DecisionKind =
  /** A moderator approved a photo of the user. */
  | 'PHOTO_APPROVED'
  /** A moderator refused a photo of the user. */
  | 'PHOTO_REFUSED'
  /** An admin ended the suspension of the user. */
  | 'REINSTATED'
  /** A moderator agreed with a report by the user. */
  | 'REPORT_AGREED'
  /** A moderator dismissed a report by the user. */
  | 'REPORT_DISMISSED'
  /** A moderator approved a review of the user. */
  | 'REVIEW_APPROVED'
  /** A moderator refused a review of the user, or an admin deleted it. */
  | 'REVIEW_REFUSED'
  /** A moderator approved a place or applied an edit that the user suggested. */
  | 'SUGGESTION_APPROVED'
  /** A moderator refused a place or an edit that the user suggested. */
  | 'SUGGESTION_REFUSED'
  /** An admin suspended the user. */
  | 'SUSPENDED';

/** Confirmation that the owner deletes the account. */
export type DeleteAccountInput = {
  /** Current password; not needed if the account has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Numbers of things that go along if something is deleted. */
export type DeletionImpact = {
  /** Cities to delete. */
  cities: Scalars['Int']['output'];
  /** Favorites of the user. */
  favorites: Scalars['Int']['output'];
  /** Lists of the user. */
  lists: Scalars['Int']['output'];
  /** Uploaded photos. */
  photos: Scalars['Int']['output'];
  /** Places to delete, or places of the cities. */
  places: Scalars['Int']['output'];
  /** Reviews of any status. */
  reviews: Scalars['Int']['output'];
};

/** Filter of the pairs of possible duplicates. */
export type DuplicateFilter = {
  /** Only pairs in the city with this id. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** True: pairs that were marked as different; false: all other pairs. */
  isDismissed?: Scalars['Boolean']['input'];
};

/** Two places that can be the same one. */
export type DuplicatePair = {
  /** Distance between the places (m). */
  distance: Scalars['Float']['output'];
  /** Time at which they were first found. */
  foundAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether an admin has marked them as different. */
  isDismissed: Scalars['Boolean']['output'];
  /** The two places. */
  places: Array<Place>;
  /** Similarity of their names, 0 to 1. */
  similarity: Scalars['Float']['output'];
};

/** One page of a list. */
export type DuplicatePairPage = {
  /** The items of this page, in the order of the list. */
  items: Array<DuplicatePair>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Treatment of a row that is, or can be, a place of the site from another source. */
export type DuplicatePolicy =
  /** The row becomes a place of its own. */
  | 'ADD'
  /** The row updates the place. */
  | 'SAME'
  /** The row is left out. */
  | 'SKIP';

/** The search for duplicates. */
export type DuplicateSearch = {
  /** Time of the last complete search; null if there was none. */
  comparedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a search waits or is running. */
  isRunning: Scalars['Boolean']['output'];
};

/** A group of options by which a list of places can be filtered. */
export type Facet = {
  /** Whether there are more places than were counted; the numbers are then lower bounds. */
  isPartial: Scalars['Boolean']['output'];
  /** `open`, `price`, `rating`, `category`, `photos`, or the key of an attribute. */
  key: Scalars['String']['output'];
  /** Name of the group. */
  name: Scalars['String']['output'];
  /** Options in the order of the site. Of more than 30, those without a place are left out. */
  options: Array<FacetOption>;
};

/** An option of a facet. */
export type FacetOption = {
  /** Number of places that match this option and all other filters, except those of the same facet. */
  count: Scalars['Int']['output'];
  /** Name of the option. */
  name: Scalars['String']['output'];
  /** Value for the filter: `free`, `4`, `cafe`, the key of an option, `yes` or `no`. That of the facet `open` is `now` or `unknown`. */
  value: Scalars['String']['output'];
};

/** An area that is fetched from a map archive on the web. */
export type FetchMapAreaInput = {
  /** Address of a PMTiles archive whose server supports ranges: a public `https://` address, at most 2,000 characters. */
  address: Scalars['String']['input'];
  /** The area; null for that of the city. */
  bounds?: InputMaybe<BoundsInput>;
  /** City that the archive belongs to. Without `bounds`, the area is the city with a margin. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Margin around the city (km), 0 to 100. */
  marginKm?: InputMaybe<Scalars['Float']['input']>;
  /** Name, at most 100 characters; null for that of the city or the address. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Change of one field by a suggested edit; null stands for an empty field. */
export type FieldChange = {
  /** Suggested value. */
  after?: Maybe<Scalars['String']['output']>;
  /** Suggested value, written like `beforeText`. */
  afterText?: Maybe<Scalars['String']['output']>;
  /** Value when the edit was suggested. */
  before?: Maybe<Scalars['String']['output']>;
  /** Value before, with the names of options and the unit if it is an attribute. `yes` and `no` are not translated. */
  beforeText?: Maybe<Scalars['String']['output']>;
  /** Name of the field in `SuggestPlaceEditInput`, for parts of it with a dot: `names.de`, `attributes.cuisine`. Coordinates are written as `18.520400, 73.856700`. */
  field: Scalars['String']['output'];
  /** Name of the attribute; null for other fields and attributes that no longer exist. */
  label?: Maybe<Scalars['String']['output']>;
};


/** Change of one field by a suggested edit; null stands for an empty field. */
export type FieldChangeAfterTextArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Change of one field by a suggested edit; null stands for an empty field. */
export type FieldChangeBeforeTextArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** Change of one field by a suggested edit; null stands for an empty field. */
export type FieldChangeLabelArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** A filter that a text stands for. At least one place matches it. */
export type FilterSuggestion = {
  /** The filter without the city, in the words of the address of the list: `attr=diet:vegan&openAt=now`. */
  address: Scalars['String']['output'];
  /** City of the filter; null for all cities. */
  city?: Maybe<City>;
  /** Parts of the filter, without the city. Texts that are being typed are completed. */
  parts: Array<UnderstoodPart>;
  /** Number of places. With several conditions, 1,000 means at least so many. */
  total: Scalars['Int']['output'];
};

/** Result of a check. */
export type FindingLevel =
  /** Does not work, or will stop working soon. */
  | 'FAILURE'
  /** Works. */
  | 'OK'
  /** Could not be checked; another check says why. */
  | 'SKIPPED'
  /** Works, but has a problem. */
  | 'WARNING';

/** A point of a picture, as fractions (0 to 1) of its width and height from the upper left corner. */
export type FocalPoint = {
  /** Fraction of the width. */
  x: Scalars['Float']['output'];
  /** Fraction of the height. */
  y: Scalars['Float']['output'];
};

/** A point of a picture, as fractions (0 to 1) of its width and height from the upper left corner. */
export type FocalPointInput = {
  /** Fraction of the width. */
  x: Scalars['Float']['input'];
  /** Fraction of the height. */
  y: Scalars['Float']['input'];
};

/** Part of the home page below the slides. */
export type HomeSection =
  /** Featured cities. */
  | 'CITIES'
  /** Explanation of the site. */
  | 'HOW_IT_WORKS'
  /** Totals of the site. */
  | 'STATS';

/** A slide of the home page. */
export type HomeSlide = {
  /** Text below the title by language. */
  descriptions: Array<LocalizedText>;
  /** Path or URL that the slide leads to; null for the lists of cities and places. */
  link?: Maybe<Scalars['String']['output']>;
  /** Path of the picture; null for the illustration of a city. */
  picture?: Maybe<Scalars['String']['output']>;
  /** Line above the title by language. */
  subtitles: Array<LocalizedText>;
  /** Title by language. */
  titles: Array<LocalizedText>;
};

/** A picture. */
export type Image = {
  /** Description of the picture for people who cannot see it; empty for the photo of a user who has not described it. */
  alt: Scalars['String']['output'];
  /** Name of the author to credit. */
  credit?: Maybe<Scalars['String']['output']>;
  /** Point that must stay visible when the picture is cropped. */
  focus: FocalPoint;
  /** Height in pixels of the file at `url`, if known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Identifier of the stored picture, for changing its order, description and focal point; null for illustrations. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether the site has drawn it because there is no photo yet. */
  isIllustration: Scalars['Boolean']['output'];
  /** Identifier of the photo if the picture is an uploaded photo, which can be reported. */
  photoId?: Maybe<Scalars['ID']['output']>;
  /** The picture in all its sizes, smallest first; empty for illustrations and for pictures on other sites. */
  sources: Array<ImageSource>;
  /** Name of the place or city in the picture if nobody has described the picture: `alt` is then a standard text in English. Otherwise null. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Base64 of a ThumbHash: a placeholder until the picture is loaded. */
  thumbHash?: Maybe<Scalars['String']['output']>;
  /** URL of the picture, absolute or relative to the root of this server. */
  url: Scalars['String']['output'];
  /** Width in pixels of the file at `url`, if known. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A picture in one of its sizes. */
export type ImageSource = {
  /** URL of the file, relative to the root of this server. */
  url: Scalars['String']['output'];
  /** Width of the file in pixels. */
  width: Scalars['Int']['output'];
};

/** An import of a file. */
export type Import = {
  /** User who has started it; null for the command line, and for deleted users. */
  actor?: Maybe<User>;
  /** Attributions of its rows, at most ten. */
  attributions: Array<Scalars['String']['output']>;
  /** Numbers of records so far. */
  counts: ImportCounts;
  /** Time at which it ended or was interrupted; null while it is running. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the file; null for the standard input, and for imports of older versions. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Format of the file; null for imports of older versions. */
  format?: Maybe<Scalars['String']['output']>;
  /** Whether its values that were left out can be downloaded. They are kept like the rejected records. */
  hasLeftOutFile: Scalars['Boolean']['output'];
  /** Whether its rejected records can be downloaded. They are kept for 30 days, if the console has imported the file. */
  hasRejectedFile: Scalars['Boolean']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Identifier of the open job that undoes it; null if there is none. */
  jobId?: Maybe<Scalars['ID']['output']>;
  /** Kind of its rows; null for imports of older versions. */
  kind?: Maybe<ImportKind>;
  /** Licences of its rows, at most ten. */
  licences: Array<Scalars['String']['output']>;
  /** Why it cannot be undone; null if it can. */
  obstacle?: Maybe<ImportReason>;
  /** Sources of its rows, at most ten. */
  sources: Array<Scalars['String']['output']>;
  /** Time at which it was started. */
  startedAt: Scalars['DateTime']['output'];
  /** State. */
  state: ImportState;
  /** Numbers of its undo; null if none has begun. */
  undo?: Maybe<ImportUndo>;
  /** Time at which its undo ended. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Choices about the import of a file. */
export type ImportChoices = {
  /** Places that are probably the same, and not in `decisions`. */
  alike: DuplicatePolicy;
  /** Source that places credit. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** With `ONE`: name of the city, such as "Vaduz, Liechtenstein". It is added if the site lacks it. */
  city?: Maybe<Scalars['String']['output']>;
  /** With `ONE`: identifier of a city of the site, in place of a name. */
  cityId?: Maybe<Scalars['ID']['output']>;
  /** How the cities of places are found. */
  cityMode: ImportCityMode;
  /** Columns whose target differs from the guess, at most 300. */
  columns: Array<ImportColumnChoice>;
  /** With `OWN_COLUMN`: whether cities that rows name are added if the site lacks them. */
  createsCities: Scalars['Boolean']['output'];
  /** Decisions about single rows, at most 10000. */
  decisions: Array<ImportDecision>;
  /** Places with the name of a place of the site within 50 m. */
  duplicates: DuplicatePolicy;
  /** Values of all rows, at most 100. */
  fixed: Array<ImportFixedValue>;
  /** Whether new places wait for a moderator. */
  isPending: Scalars['Boolean']['output'];
  /** Whether the source also replaces those that rows name. */
  isSourceForced: Scalars['Boolean']['output'];
  /** Kind of the rows. */
  kind: ImportKind;
  /** Licence of all rows, such as `CC-BY-4.0`. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Maximum distance (km) to the city of a place that names none, 0 to 500. */
  radius: Scalars['Float']['output'];
  /** Source of rows that name none: 1 to 40 lowercase letters, digits, dots, dashes and underscores. */
  source: Scalars['String']['output'];
  /** Words whose category differs from the guess, at most 1000. */
  words: Array<ImportWordChoice>;
};

/** Choices about the import of a file. */
export type ImportChoicesInput = {
  /** Places that are probably the same, and not in `decisions`. */
  alike?: DuplicatePolicy;
  /** Source that places credit. */
  attribution?: InputMaybe<Scalars['String']['input']>;
  /** With `ONE`: name of the city, such as "Vaduz, Liechtenstein". It is added if the site lacks it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** With `ONE`: identifier of a city of the site, in place of a name. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** How the cities of places are found. */
  cityMode?: ImportCityMode;
  /** Columns whose target differs from the guess, at most 300. */
  columns?: Array<ImportColumnChoiceInput>;
  /** With `OWN_COLUMN`: whether cities that rows name are added if the site lacks them. */
  createsCities?: Scalars['Boolean']['input'];
  /** Decisions about single rows, at most 10000. */
  decisions?: Array<ImportDecisionInput>;
  /** Places with the name of a place of the site within 50 m. */
  duplicates?: DuplicatePolicy;
  /** Values of all rows, at most 100. */
  fixed?: Array<ImportFixedValueInput>;
  /** Whether new places wait for a moderator. */
  isPending?: Scalars['Boolean']['input'];
  /** Whether the source also replaces those that rows name. */
  isSourceForced?: Scalars['Boolean']['input'];
  /** Kind of the rows. */
  kind: ImportKind;
  /** Licence of all rows, such as `CC-BY-4.0`. */
  licence?: InputMaybe<Scalars['String']['input']>;
  /** Maximum distance (km) to the city of a place that names none, 0 to 500. */
  radius?: Scalars['Float']['input'];
  /** Source of rows that name none: 1 to 40 lowercase letters, digits, dots, dashes and underscores. */
  source: Scalars['String']['input'];
  /** Words whose category differs from the guess, at most 1000. */
  words?: Array<ImportWordChoiceInput>;
};

/** How an import finds the cities of its places. */
export type ImportCityMode =
  /** The municipalities of a file of OpenStreetMap become cities. */
  | 'MUNICIPALITIES'
  /** One city for all places. */
  | 'ONE'
  /** The city that the row names, or else the nearest one. */
  | 'OWN_COLUMN';

/** A column of a file. */
export type ImportColumn = {
  /** Number of records that have a value. */
  filled: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Up to three different values. */
  samples: Array<Scalars['String']['output']>;
  /** Target without a choice; empty for a column that is known and not needed, null if nothing takes it. */
  target?: Maybe<Scalars['String']['output']>;
};

/** Target of a column. */
export type ImportColumnChoice = {
  /** Name of the column. */
  column: Scalars['String']['output'];
  /** Name of the target, see `importTargets`; `name:de` for a text in another language; empty to leave the column out. */
  target: Scalars['String']['output'];
};

/** Target of a column. */
export type ImportColumnChoiceInput = {
  /** Name of the column. */
  column: Scalars['String']['input'];
  /** Name of the target, see `importTargets`; `name:de` for a text in another language; empty to leave the column out. */
  target: Scalars['String']['input'];
};

/** Numbers of records of an imported file, by outcome. */
export type ImportCounts = {
  /** Added rows. */
  added: Scalars['Int']['output'];
  /** Records that are probably a place of another source, whatever became of them. */
  alike: Scalars['Int']['output'];
  /** Cities that were added for places. */
  citiesAdded: Scalars['Int']['output'];
  /** Rows that stay as they are, because users have changed them, or they do not come from an import. */
  kept: Scalars['Int']['output'];
  /** All records of the file. */
  read: Scalars['Int']['output'];
  /** Rejected records. */
  rejected: Scalars['Int']['output'];
  /** Rows that were deleted on this site, and stay deleted. */
  removed: Scalars['Int']['output'];
  /** Records whose place comes again in the file. */
  repeated: Scalars['Int']['output'];
  /** Records that are left out on request, because the site has their place from another source. */
  skipped: Scalars['Int']['output'];
  /** Rows that equal the file. */
  unchanged: Scalars['Int']['output'];
  /** Changed rows. */
  updated: Scalars['Int']['output'];
};

/** Decision about a row that is probably a place of the site. */
export type ImportDecision = {
  /** Outcome of the row. */
  decision: DuplicatePolicy;
  /** Key of the row, see `ImportPreviewRow.key`. */
  key: Scalars['String']['output'];
};

/** Decision about a row that is probably a place of the site. */
export type ImportDecisionInput = {
  /** Outcome of the row. */
  decision: DuplicatePolicy;
  /** Key of the row, see `ImportPreviewRow.key`. */
  key: Scalars['String']['input'];
};

/** An import that is prepared in the console: an uploaded file, the choices about it, and its preview. */
export type ImportDraft = {
  /** User who has uploaded the file; null for deleted users. */
  actor?: Maybe<User>;
  /** Size of the file (bytes). */
  bytes: Scalars['Float']['output'];
  /** Choices: proposed ones at first, then those of the last preview. */
  choices: ImportChoices;
  /** Time of the upload. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** The import that its run has made; null before it. */
  import?: Maybe<Import>;
  /** Job of its last step; null after 30 days. */
  job?: Maybe<BackgroundJob>;
  /** Outcome that the import would have; null before the first preview, and after a change of the choices. */
  preview?: Maybe<ImportPreview>;
  /** Why the last step has failed; null if it has not. */
  problem?: Maybe<ImportReason>;
  /** The file as it was read; null if it never was. */
  reading?: Maybe<ImportReading>;
  /** Source that has the columns of the file; null for a new one. */
  source?: Maybe<ImportSource>;
  /** State. */
  state: ImportDraftState;
};

/** State of an import that is prepared in the console. */
export type ImportDraftState =
  /** The import is done. */
  | 'DONE'
  /** The run was cancelled or has failed. It can go on, or be undone. */
  | 'INTERRUPTED'
  /** The preview is ready, and the import can run. */
  | 'PREVIEWED'
  /** The preview is being made. */
  | 'PREVIEWING'
  /** The columns can be chosen. Without a reading, the file cannot be read. */
  | 'READ'
  /** The file is being read. */
  | 'READING'
  /** The import is running. */
  | 'RUNNING';

/** Value of a target in all rows. */
export type ImportFixedValue = {
  /** Name of the target. */
  target: Scalars['String']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** Value of a target in all rows. */
export type ImportFixedValueInput = {
  /** Name of the target. */
  target: Scalars['String']['input'];
  /** The value. */
  value: Scalars['String']['input'];
};

/** Kind of the rows of an import. */
export type ImportKind =
  /** Cities. */
  | 'CITIES'
  /** Places. */
  | 'PLACES';

/** A place of the site that is probably the same as that of a row. */
export type ImportLike = {
  /** Distance (m). */
  distance: Scalars['Int']['output'];
  /** Identifier of the place. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** One page of a list. */
export type ImportPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Import>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** A row of an import on the map. */
export type ImportPoint = {
  /** Latitude in degrees. */
  latitude: Scalars['Float']['output'];
  /** Number of its line in the file. */
  line: Scalars['Int']['output'];
  /** Longitude in degrees. */
  longitude: Scalars['Float']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Outcome. */
  outcome: ImportRowOutcome;
};

/** Outcome that an import would have. */
export type ImportPreview = {
  /** Numbers of records by outcome. */
  counts: ImportCounts;
  /** Places more than 50 km from their city, by city. */
  farCities: Array<ImportWordCount>;
  /** Whether `importPreview` lists all rows; it lists at most 50,000 of each outcome. */
  isWhole: Scalars['Boolean']['output'];
  /** Number of values that are left out. */
  leftOut: Scalars['Int']['output'];
  /** Number of rows that have a position. */
  mapped: Scalars['Int']['output'];
  /** Rejected rows by reason, the most frequent first. */
  reasons: Array<ImportReasonCount>;
  /** Kinds of places that are left out, the most frequent first. */
  skippedKinds: Array<ImportWordCount>;
  /** Words without a category, the most frequent first. */
  unknownWords: Array<ImportWordCount>;
};

/** One page of a list. */
export type ImportPreviewPage = {
  /** The items of this page, in the order of the list. */
  items: Array<ImportPreviewRow>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** A row of the preview of an import, or a value that is left out. */
export type ImportPreviewRow = {
  /** Slug of the category of the place. */
  category?: Maybe<Scalars['String']['output']>;
  /** City of the place. */
  city?: Maybe<Scalars['String']['output']>;
  /** Decision about the pair; null if `alike` decides. */
  decision?: Maybe<DuplicatePolicy>;
  /** Names the row in `decisions`; null for rejected rows and values. */
  key?: Maybe<Scalars['String']['output']>;
  /** Identifier of the place or city that the row is; null for a new one. */
  knownId?: Maybe<Scalars['ID']['output']>;
  /** Latitude in degrees. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Place of the site that is probably the same. */
  like?: Maybe<ImportLike>;
  /** Number of its line in the file. */
  line: Scalars['Int']['output'];
  /** Longitude in degrees. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name of the place or city; of a value that is left out: the column. */
  name?: Maybe<Scalars['String']['output']>;
  /** Outcome, never `ALIKE`. */
  outcome: ImportRowOutcome;
  /** Why the row is rejected, or the value is left out. */
  reason?: Maybe<ImportReason>;
  /** The rejected record as text, or the value that is left out. */
  value?: Maybe<Scalars['String']['output']>;
};

/** The file of an import as it was read, for choosing its columns. */
export type ImportReading = {
  /** Its columns, at most 300. */
  columns: Array<ImportColumn>;
  /** Character that separates values; null unless the format is `csv`. */
  delimiter?: Maybe<Scalars['String']['output']>;
  /** Character encoding; null for binary files. */
  encoding?: Maybe<Scalars['String']['output']>;
  /** Format, such as `csv`, `xlsx` or `geojson`. */
  format: Scalars['String']['output'];
  /** Whether its records are elements of OpenStreetMap. */
  isOpenStreetMap: Scalars['Boolean']['output'];
  /** Whether these are all records of the file. */
  isWhole: Scalars['Boolean']['output'];
  /** Kind of its rows. */
  kind: ImportKind;
  /** How it was read. */
  notes: Array<ImportReason>;
  /** Number of records read for this, at most 20,000. */
  records: Scalars['Int']['output'];
  /** The first 20 records as read. */
  rows: Array<ImportSampleRow>;
  /** Name of the sheet; null unless the file is a workbook. */
  sheet?: Maybe<Scalars['String']['output']>;
  /** Names of the sheets of a workbook; else empty. */
  sheets: Array<Scalars['String']['output']>;
  /** Words for categories, the most frequent first, at most 500. */
  words: Array<ImportWord>;
};

/** How a file is read. What is null is detected. */
export type ImportReadingInput = {
  /** Character that separates the values of a CSV file. */
  delimiter?: InputMaybe<Scalars['String']['input']>;
  /** Character encoding of a text file, such as `windows-1252`. */
  encoding?: InputMaybe<Scalars['String']['input']>;
  /** Format, such as `csv`. */
  format?: InputMaybe<Scalars['String']['input']>;
  /** Name or number of the sheet of a workbook. */
  sheet?: InputMaybe<Scalars['String']['input']>;
};

/** A sentence about an import, which clients can show in any language. */
export type ImportReason = {
  /** Values in the sentence. */
  params?: Maybe<Scalars['JSONObject']['output']>;
  /** Key of the sentence. */
  reason: Scalars['String']['output'];
  /** The sentence in English. */
  text: Scalars['String']['output'];
};

/** Number of rejected rows for one reason. */
export type ImportReasonCount = {
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The reason. */
  reason: ImportReason;
};

/** Outcome of a row of an imported file. */
export type ImportRowOutcome =
  /** Becomes a new place or city. */
  | 'ADDED'
  /** Filter for rows of any outcome that are probably a place of the site. */
  | 'ALIKE'
  /** Changes nothing, because users have changed its place, or it does not come from an import. */
  | 'KEPT'
  /** Not a row, but a value that is left out. */
  | 'LEFT_OUT'
  /** Cannot be imported. */
  | 'REJECTED'
  /** Was deleted on this site, and stays deleted. */
  | 'REMOVED'
  /** Is the place of another row of the file. */
  | 'REPEATED'
  /** Is left out on request. */
  | 'SKIPPED'
  /** Equals its place or city. */
  | 'UNCHANGED'
  /** Changes a place or city. */
  | 'UPDATED';

/** A record of a file as it was read. */
export type ImportSampleRow = {
  /** Its values in the order of the columns. */
  cells: Array<Maybe<Scalars['String']['output']>>;
  /** Number of its line. */
  line: Scalars['Int']['output'];
};

/** Choices about files of one source, which are proposed for its next file. */
export type ImportSource = {
  /** Columns of its last file. */
  columns: Array<Scalars['String']['output']>;
  /** Name of its last file. */
  fileName: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Number of its imports. */
  runs: Scalars['Int']['output'];
  /** Time of its last import. */
  usedAt: Scalars['DateTime']['output'];
};

/** State of an import. */
export type ImportState =
  /** Is done. */
  | 'DONE'
  /** Has stopped before the end of the file. */
  | 'INTERRUPTED'
  /** Still writes rows. */
  | 'RUNNING'
  /** Its undo has begun, and not ended. */
  | 'UNDOING'
  /** Is undone. */
  | 'UNDONE';

/** A field or attribute that a column can give. */
export type ImportTarget = {
  /** Kind. */
  kind: ImportTargetKind;
  /** Name of the field, or key of the attribute. */
  name: Scalars['String']['output'];
};

/** Kind of a target of columns. */
export type ImportTargetKind =
  /** An attribute of places. */
  | 'ATTRIBUTE'
  /** A field of places. */
  | 'FIELD';

/** Numbers of rows that the undo of an import has handled so far. */
export type ImportUndo = {
  /** Deleted cities. */
  cities: Scalars['Int']['output'];
  /** Added rows that stay. */
  kept: Array<StayingRows>;
  /** Changed rows that stay as they are. */
  left: Array<StayingRows>;
  /** Rows with some of their former values again; the other ones were changed since. */
  partly: Scalars['Int']['output'];
  /** Deleted places. */
  places: Scalars['Int']['output'];
  /** Rows with their former values again. */
  restored: Scalars['Int']['output'];
};

/** A word for the category of rows of a file. */
export type ImportWord = {
  /** Slug of its category without a choice; null if it is unknown, and becomes the leftover category. */
  category?: Maybe<Scalars['String']['output']>;
  /** Number of records with it. */
  count: Scalars['Int']['output'];
  /** Whether its rows are left out without a choice. */
  isLeftOut: Scalars['Boolean']['output'];
  /** The word. */
  word: Scalars['String']['output'];
};

/** Category of the rows with a word. */
export type ImportWordChoice = {
  /** Slug of the category; null to leave the rows out. */
  category?: Maybe<Scalars['String']['output']>;
  /** The word in the file. */
  word: Scalars['String']['output'];
};

/** Category of the rows with a word. */
export type ImportWordChoiceInput = {
  /** Slug of the category; null to leave the rows out. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The word in the file. */
  word: Scalars['String']['input'];
};

/** Number of rows with one word. */
export type ImportWordCount = {
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** The word, or the name of the city. */
  word: Scalars['String']['output'];
};

/** A link with which people can create an account. */
export type Invitation = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Admin who has created it. */
  creator: User;
  /** Expiry time. */
  expiresAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Number of people who can use it. */
  maxUses: Scalars['Int']['output'];
  /** Cities that the moderator decides about, by name; null for all cities, and for other roles. */
  moderatedCities?: Maybe<Array<City>>;
  /** Note of the creator; only admins see it. */
  note?: Maybe<Scalars['String']['output']>;
  /** Role of the new accounts: `USER` or `MODERATOR`. */
  role: UserRole;
  /** Whether people can still use it. */
  state: InvitationState;
  /** Number of people who have used it. */
  uses: Scalars['Int']['output'];
};

/** An invitation, as the people see it who open its link. */
export type InvitationOffer = {
  /** Name of the admin who invites. */
  inviter: Scalars['String']['output'];
  /** Role of the new account. */
  offeredRole: UserRole;
  /** Whether it can still be used. */
  state: InvitationState;
};

/** State of an invitation. */
export type InvitationState =
  /** Its time is over. */
  | 'EXPIRED'
  /** People can create an account with it. */
  | 'OPEN'
  /** An admin has revoked it, or its creator is no longer an admin. */
  | 'REVOKED'
  /** As many people as it allows have created an account. */
  | 'USED_UP';

/** Number of jobs of the queue, also of mails and webhook messages. */
export type JobCountsType = {
  /** Jobs that can start. */
  due: Scalars['Int']['output'];
  /** Jobs whose last attempt has failed. */
  failed: Scalars['Int']['output'];
  /** Running jobs. */
  running: Scalars['Int']['output'];
  /** Jobs scheduled for later, for the first or another attempt. */
  waiting: Scalars['Int']['output'];
};

/** Kind of a background job. */
export type JobKind =
  /** Changes many selected rows. */
  | 'BULK_CHANGE'
  /** Writes the guide into a pack. */
  | 'EXPORT_PACK'
  /** Compares places to find duplicates. */
  | 'FIND_DUPLICATES'
  /** Imports a pack. */
  | 'IMPORT_PACK'
  /** Makes a backup. */
  | 'MAKE_BACKUP'
  /** Makes a map archive. */
  | 'MAKE_MAP'
  /** Moves the places of a merged category. */
  | 'MOVE_PLACES'
  /** Makes the preview of an import. */
  | 'PREVIEW_IMPORT'
  /** Reads the beginning of a file to be imported. */
  | 'READ_IMPORT'
  /** Removes the sample data. */
  | 'REMOVE_SAMPLE'
  /** Imports a file. */
  | 'RUN_IMPORT'
  /** Undoes a change of many rows. */
  | 'UNDO_CHANGE'
  /** Undoes an import of a file. */
  | 'UNDO_IMPORT';

/** State of a background job. */
export type JobState =
  /** Was cancelled. */
  | 'CANCELLED'
  /** Is done. */
  | 'DONE'
  /** Has failed, and is not tried again by itself. */
  | 'FAILED'
  /** Is running. */
  | 'RUNNING'
  /** Starts soon, for the first or another attempt. */
  | 'WAITING';

/** Text in one language. */
export type LanguageText = {
  /** Language tag (BCP 47). */
  language: Scalars['String']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** Text in one language. */
export type LanguageTextInput = {
  /** Language tag (BCP 47), such as `ja` or `zh-Hant`. */
  language: Scalars['String']['input'];
  /** The text; empty to remove it. */
  text: Scalars['String']['input'];
};

/** Rule for links in texts of users. */
export type LinkRule =
  /** A text with a link is treated as any other. */
  | 'ALLOWED'
  /** A contribution with a link is shown after a moderator has approved it. Shared lists cannot have links. */
  | 'HELD'
  /** A text with a link is refused. */
  | 'REFUSED';

/** Visibility of a list of places. */
export type ListVisibility =
  /** Anyone with the link can read it. */
  | 'LINK'
  /** Only the owner can read it. */
  | 'PRIVATE'
  /** Everyone can read it, and it shows on the public profile of the owner. */
  | 'PUBLIC';

/** A text of the operator in one language. */
export type LocalizedText = {
  /** Language tag (BCP 47). */
  language: Scalars['String']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** A setting that an environment variable sets. It is read-only in the console. */
export type LockedSetting = {
  /** Name of the field. */
  field: Scalars['String']['output'];
  /** Name of the environment variable. */
  variable: Scalars['String']['output'];
};

/** Mail preferences of a user, as a link in an e-mail shows them. */
export type MailPreferences = {
  /** E-mail address of the user, masked: `a…@example.org`. */
  address: Scalars['String']['output'];
  /** Whether the user receives e-mails about decisions on their contributions. */
  wantsDecisionMails: Scalars['Boolean']['output'];
};

/** A mail with sample data, as its recipient would get it. */
export type MailPreview = {
  /** Name and address of the sender. */
  from: Scalars['String']['output'];
  /** The mail as an HTML page. */
  html: Scalars['String']['output'];
  /** Placeholders that both sentences can have, without braces: `name`. */
  placeholders: Array<Scalars['String']['output']>;
  /** First sentence of the app, used if the settings have none in this language. */
  standardFirst: Scalars['String']['output'];
  /** Last sentence of the app, used if the settings have none in this language; empty if there is none. */
  standardLast: Scalars['String']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The mail as plain text. */
  text: Scalars['String']['output'];
};

/** A mail of the app in a language. */
export type MailTrialInput = {
  /** Language of the mail, such as `de`. */
  language: Scalars['String']['input'];
  /** Name of the mail, as in the settings of the group `MAIL`: `verifyAddress`. */
  mail: Scalars['String']['input'];
};

/** A map archive of the operator. Facts are null until it is ready. */
export type MapArchive = {
  /** Address from which the area is fetched; null for a file. */
  address?: Maybe<Scalars['String']['output']>;
  /** Credits that the map shows, as HTML. */
  attribution?: Maybe<Scalars['String']['output']>;
  /** Area of the tiles. */
  bounds?: Maybe<Bounds>;
  /** Size of the file (bytes). */
  bytes?: Maybe<Scalars['Float']['output']>;
  /** City that it belongs to; null if it belongs to none. */
  city?: Maybe<City>;
  /** Time at which it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the uploaded file; null for an area. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Job that makes it; null after 30 days. */
  job?: Maybe<BackgroundJob>;
  /** Content of the tiles. */
  kind?: Maybe<MapTileKind>;
  /** Layer that maps draw; null unless the state is READY. */
  layer?: Maybe<MapLayer>;
  /** Names of the layers of vector tiles. */
  layers: Array<Scalars['String']['output']>;
  /** Highest zoom level with tiles. */
  maxZoom?: Maybe<Scalars['Int']['output']>;
  /** Lowest zoom level with tiles. */
  minZoom?: Maybe<Scalars['Int']['output']>;
  /** Name, which only admins see. */
  name: Scalars['String']['output'];
  /** Origin. */
  origin: MapArchiveOrigin;
  /** Why it could not be made; null if it could. */
  problem?: Maybe<ImportReason>;
  /** State. */
  state: MapArchiveState;
  /** Number of tiles. */
  tileCount?: Maybe<Scalars['Float']['output']>;
  /** Flaws of the map, such as a coast that is incomplete. */
  warnings: Array<ImportReason>;
};

/** Origin of a map archive. */
export type MapArchiveOrigin =
  /** An area of an archive on the web. */
  | 'AREA'
  /** An OpenStreetMap extract. */
  | 'EXTRACT'
  /** An uploaded archive. */
  | 'UPLOAD';

/** State of a map archive. */
export type MapArchiveState =
  /** It could not be made: `problem` says why. */
  | 'FAILED'
  /** A job is making it. */
  | 'MAKING'
  /** Its file does not exist any more. Maps show the world map in its place. */
  | 'MISSING'
  /** Maps show it. */
  | 'READY';

/** Map archives of this site. */
export type MapArchives = {
  /** Archives of the operator, the newest first, at most 100. */
  items: Array<MapArchive>;
  /** The world map. */
  world: WorldMapFacts;
};

/** Item of a map: a single place, or a cluster of places that are close together. */
export type MapItem = {
  /** Grid cell of the item; zooming to it separates the places of a cluster. */
  bounds: Bounds;
  /** Position of the place, or the mean position of the places of a cluster. */
  coordinates: Coordinates;
  /** Number of places in the item. */
  count: Scalars['Int']['output'];
  /** The place, if the item is a single place; null for a cluster. */
  place?: Maybe<Place>;
};

/** A map archive, which is a layer of the base map. */
export type MapLayer = {
  /** Credits that the map must show, as HTML: text, and links to `https:` addresses. */
  attribution: Scalars['String']['output'];
  /** Area of the tiles. */
  bounds: Bounds;
  /** `world` for the world map, otherwise the identifier of the archive. */
  id: Scalars['ID']['output'];
  /** Content of the tiles. */
  kind: MapTileKind;
  /** Highest zoom level with tiles. */
  maxZoom: Scalars['Int']['output'];
  /** Lowest zoom level with tiles. */
  minZoom: Scalars['Int']['output'];
  /** Path of the tiles with {z}, {x} and {y}. The bytes of a path never change. It answers 204 where there is no tile. */
  url: Scalars['String']['output'];
};

/** Source of the base map. */
export type MapSource =
  /** No base map. */
  | 'NONE'
  /** The world map of the site, and map archives of its operator. */
  | 'OWN'
  /** Raster tiles of an address, above the world map. */
  | 'TILES';

/** Content of map tiles. */
export type MapTileKind =
  /** Pictures. */
  | 'RASTER'
  /** Mapbox Vector Tiles with the layers of the Protomaps basemap. */
  | 'VECTOR';

/** Raster tiles of an address. */
export type MapTiles = {
  /** Credits that the map must show, as HTML: text, and links to `https:` addresses. */
  attribution: Scalars['String']['output'];
  /** URL template with {z}, {x} and {y}, and {s} if there are subdomains. */
  url: Scalars['String']['output'];
};

/** Items of a part of the map. */
export type MapViewport = {
  /** Items to draw, at most 200; their counts add up to `total`. */
  items: Array<MapItem>;
  /** Level of the grid: Web Mercator is divided into 2^level columns and rows, and the `bounds` of an item are its cell. 0 if there are no items. */
  level: Scalars['Int']['output'];
  /** Number of matching public places. */
  total: Scalars['Int']['output'];
};

/** Field of a place whose value a merge can take from the place that goes. */
export type MergedField =
  /** The field `area`. */
  | 'AREA'
  /** The field `bookingUrl`. */
  | 'BOOKING_URL'
  /** The field `businessStatus`. */
  | 'BUSINESS_STATUS'
  /** The field `category`. */
  | 'CATEGORY'
  /** The field `city`. */
  | 'CITY'
  /** The field `coordinates`. */
  | 'COORDINATES'
  /** The field `description`. */
  | 'DESCRIPTION'
  /** The field `email`. */
  | 'EMAIL'
  /** The field `featured`. */
  | 'FEATURED'
  /** The field `fullAddress`. */
  | 'FULL_ADDRESS'
  /** The field `menuUrl`. */
  | 'MENU_URL'
  /** The field `name`. */
  | 'NAME'
  /** The field `openingHours`. */
  | 'OPENING_HOURS'
  /** The field `opensOn`. */
  | 'OPENS_ON'
  /** The field `otherNames`. */
  | 'OTHER_NAMES'
  /** The field `otherPhones`. */
  | 'OTHER_PHONES'
  /** The field `phone`. */
  | 'PHONE'
  /** The field `pincode`. */
  | 'PINCODE'
  /** The field `priceRange`. */
  | 'PRICE_RANGE'
  /** The field `socialLinks`. */
  | 'SOCIAL_LINKS'
  /** The field `website`. */
  | 'WEBSITE';

/** Moderation of a contribution, visible to its author and to moderators only. */
export type Moderation = {
  /** Whether it was public and waits for a moderator again, because several users have reported it. */
  isHeld: Scalars['Boolean']['output'];
  /** Reason for the refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Status of the contribution. */
  status: ModerationStatus;
  /** Number that grows with each change of content or status; a decision names the version that was read. */
  version: Scalars['Int']['output'];
};

/** Author of an item in the moderation queue, with numbers of their other contributions. */
export type ModerationAuthor = {
  /** Number of approved contributions to all cities, including deleted ones. */
  approved: Scalars['Int']['output'];
  /** Number of contributions that wait for a decision by the viewer. */
  pending: Scalars['Int']['output'];
  /** Latest other reviews of the user in the cities of the viewer, at most 5. */
  recentReviews: Array<Review>;
  /** Number of refused contributions to all cities, including deleted ones. */
  rejected: Scalars['Int']['output'];
  /** Number of reports of the user's contributions to all cities that moderators agreed with. */
  upheldReports: Scalars['Int']['output'];
  /** The user. */
  user: User;
};

/** Numbers of items in the moderation queue, counted up to 10,000 per kind. */
export type ModerationCounts = {
  /** All items, at most 10,000. */
  all: Scalars['Int']['output'];
  /** Suggested edits. */
  edits: Scalars['Int']['output'];
  /** Photos. */
  photos: Scalars['Int']['output'];
  /** Suggested places. */
  places: Scalars['Int']['output'];
  /** Public places, reviews and photos that were reported. */
  reports: Scalars['Int']['output'];
  /** Reviews. */
  reviews: Scalars['Int']['output'];
};

/** An item in the moderation queue. */
export type ModerationItem = {
  /** Author of the item; null if the account is deleted. */
  author?: Maybe<ModerationAuthor>;
  /** Another moderator who has claimed the item; null if there is none. */
  claimedBy?: Maybe<User>;
  /** The suggested edit that waits; else null. */
  edit?: Maybe<PlaceEdit>;
  /** Stable identifier: kind and id of the target, such as `review:…`. */
  id: Scalars['ID']['output'];
  /** Kind of the item. */
  kind: ModerationKind;
  /** The photo that waits or was reported; else null. */
  photo?: Maybe<Photo>;
  /** The place that waits, or that the item belongs to. */
  place?: Maybe<Place>;
  /** Open reports of the item, the oldest first, at most 50. */
  reports: Array<Report>;
  /** The review that waits, or that the item belongs to; else null. */
  review?: Maybe<Review>;
  /** Time since which the item has waited. */
  since: Scalars['DateTime']['output'];
  /** Version of the target. Send it with a decision, to detect concurrent changes. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type ModerationItemPage = {
  /** The items of this page, in the order of the list. */
  items: Array<ModerationItem>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Kind of an item in the moderation queue. */
export type ModerationKind =
  /** A suggested edit to a place. */
  | 'EDIT'
  /** A new photo, or one with a new description. */
  | 'PHOTO'
  /** A suggested place. */
  | 'PLACE'
  /** A public place, review or photo that was reported. */
  | 'REPORT'
  /** A new or edited review, or one that reports have hidden. */
  | 'REVIEW';

/** Rules for contributions of users. Those of moderators and admins are partly exempt. */
export type ModerationRuleSet = {
  /** Time at which profile pictures are shown. A confirmed address can be necessary as well. */
  avatars: Publication;
  /** Rule for links in texts. */
  links: LinkRule;
  /** Time at which photos of places and reviews are shown. */
  photos: Publication;
  /** Time at which reviews are shown. */
  reviews: Publication;
  /** Time at which suggested places and edits are shown. */
  suggestions: Publication;
};

/** State of a contribution in moderation. */
export type ModerationStatus =
  /** Visible to everyone. */
  | 'APPROVED'
  /** Waiting for a moderator. */
  | 'PENDING'
  /** Refused; visible to its author and to moderators only. */
  | 'REJECTED';

/** Everything that can be changed. */
export type Mutation = {
  /** Adds a place to the favorites of the viewer; has no effect if it is one already. */
  addFavorite: Place;
  /** Adds photos that the viewer has uploaded to a place; they are public once they are approved. */
  addPlacePhotos: Place;
  /** Adds a place to the end of a list; a place that is already there stays where it is. */
  addPlaceToList: PlaceList;
  /** Applies a suggested edit to its place; CONFLICT if it has changed since the given version. */
  applyPlaceEdit: Change;
  /** Approves photos that wait or were rejected. */
  approvePhotos: Change;
  /** Approves pending places; CONFLICT if none of them is pending. */
  approvePlaces: Change;
  /** Approves reviews; they become public. */
  approveReviews: Change;
  /** Returns a path from which a browser can load the file of a backup for a minute; CONFLICT if this machine does not have it. */
  backupLink: Scalars['String']['output'];
  /** Cancels the job of a bulk change or undo after its present portion; what it has changed stays. Moderators cancel their own. CONFLICT if it has ended. */
  cancelBulkJob: BackgroundJob;
  /** Cancels a background job. A running one stops at the next point at which it leaves nothing half done. CONFLICT if it has ended or must not stop. */
  cancelJob: BackgroundJob;
  /** Changes the category of places. */
  categorizePlaces: Change;
  /** Sets a new password, ends all sessions and starts a new one for the viewer. */
  changePassword: SignInPayload;
  /** Claims an item for the viewer for 2 minutes; returns the moderator who already has a claim, or null on success. */
  claimModerationItem?: Maybe<User>;
  /** Confirms the e-mail address of a user whom the viewer knows; CONFLICT if it is already confirmed, and for an admin. */
  confirmUserAddress: Scalars['Boolean']['output'];
  /** Creates an API token, with which a program acts on behalf of the viewer. */
  createApiToken: CreatedApiToken;
  /** Adds an attribute at the end. */
  createAttribute: SavedAttribute;
  /** Adds a category at the end. */
  createCategory: SavedCategory;
  /** Adds a city. */
  createCity: City;
  /** Creates a link with which people can create an account. */
  createInvitation: CreatedInvitation;
  /** Adds a place; it is public at once. */
  createPlace: Place;
  /** Creates a list of places; CONFLICT if the viewer already has 100. */
  createPlaceList: PlaceList;
  /** Reports a place, review or photo to the moderators; CONFLICT if the viewer has already reported it. */
  createReport: Scalars['Boolean']['output'];
  /** Adds a review of a place, at most one per user. It is public at once if its author is trusted, else after approval. */
  createReview: Review;
  /** Adds a search term at the end. */
  createSearchTerm: SavedSearchTerm;
  /** Creates a webhook; CONFLICT if there are already 20. */
  createWebhook: WebhookWithSecret;
  /** Deletes the account permanently: personal data is erased, reviews stay without a name. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes an attribute. Places keep their values, which nobody sees until an undo. */
  deleteAttribute: Change;
  /** Deletes a category that no place has, not even a deleted or suggested one. */
  deleteCategory: Change;
  /** Deletes cities with their places and reviews. They can be restored for 30 days. */
  deleteCities: Change;
  /** Deletes things in the bin permanently, with all that went along and with their files. Returns their number. */
  deletePermanently: Scalars['Int']['output'];
  /** Deletes a photo that the viewer uploaded. */
  deletePhoto: Scalars['Boolean']['output'];
  /** Deletes a list. It is kept for 30 days, in which admins can restore it. */
  deletePlaceList: Scalars['Boolean']['output'];
  /** Deletes places. */
  deletePlaces: Change;
  /** Deletes the viewer's own review; returns its place. */
  deleteReview: Place;
  /** Deletes reviews. */
  deleteReviews: Change;
  /** Deletes a search term. */
  deleteSearchTerm: Change;
  /** Deletes an account and erases its personal data at once; CONFLICT for an admin. */
  deleteUser: Scalars['Boolean']['output'];
  /** Deletes one of the viewer's saved views. */
  deleteView: Scalars['Boolean']['output'];
  /** Deletes a webhook and its messages permanently. */
  deleteWebhook: Scalars['Boolean']['output'];
  /** Deletes the draft and its file. What an interrupted import has written stays. CONFLICT while the import is running. */
  discardImport: Scalars['Boolean']['output'];
  /** Marks the places of a pair as different, or takes that back; NOT_FOUND if they are no pair. */
  dismissDuplicate: DuplicatePair;
  /** Dismisses open reports of a target; CONFLICT if there are none. */
  dismissReports: Change;
  /** Ends all other sessions of the viewer; returns their number. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one session of the viewer. */
  endSession: Scalars['Boolean']['output'];
  /** Writes the whole guide into a zip in the background. While one waits, no other is added. */
  exportPack: BackgroundJob;
  /** Marks cities as featured, or removes the mark. */
  featureCities: Change;
  /** Marks places as featured, or removes the mark. */
  featurePlaces: Change;
  /** Fetches an area of a map archive on the web, in the background. CONFLICT if there are 100 archives. */
  fetchMapArea: MapArchive;
  /** Starts a search for duplicates in the background. */
  findDuplicates: DuplicateSearch;
  /** Forgets the choices of a source. Its places stay. NOT_FOUND if there is none. */
  forgetImportSource: Scalars['Boolean']['output'];
  /** Hides cities and their places from visitors: their status becomes INACTIVE. */
  hideCities: Change;
  /** Imports a pack in the background. It changes nothing if it fails. CONFLICT if the upload is gone. */
  importPack: BackgroundJob;
  /** Makes a backup in the background. While one waits, no other is added. */
  makeBackup: BackgroundJob;
  /** Draws a map, in the background, from the OpenStreetMap extract of an import that is prepared. CONFLICT if its file is no extract (PBF). */
  makeMapOfImport: MapArchive;
  /** Adds a helpful vote of the viewer to a review of another user. */
  markReviewHelpful: Review;
  /** Moves all places of a category to another one, and deletes it. Its words become aliases of the other one, which is returned. */
  mergeCategories: SavedCategory;
  /** Merges two places for good: one gets all that users have contributed to both, and the address of the other leads to it. CONFLICT if one has changed since the given version. */
  mergePlaces: Place;
  /** Sorts the attributes; CONFLICT if the list has other attributes by now. */
  moveAttributes: Change;
  /** Sorts the categories; CONFLICT if the list has other categories by now. */
  moveCategories: Change;
  /** Moves a place in a list to another position. */
  movePlaceInList: PlaceList;
  /** Sorts the search terms; CONFLICT if the list has other terms by now. */
  moveSearchTerms: Change;
  /** Returns a path from which a browser can load the file of an exported pack for a minute. */
  packLink: Scalars['String']['output'];
  /** Stores the choices, and makes the preview in the background. CONFLICT once the import has begun. */
  previewImport: ImportDraft;
  /** Reads the file again, in another way. CONFLICT once the import has begun. */
  readImportDraft: ImportDraft;
  /** Sends a message again immediately, with the current public data, and returns the result. */
  redeliverWebhook: WebhookDelivery;
  /** Creates an account, signs it in and sends a confirmation link to its e-mail address. */
  register: SignInPayload;
  /** Ends the suspension of a user; CONFLICT if the user is not suspended. */
  reinstateUser: Change;
  /** Rejects photos; the users who uploaded them receive the reason by e-mail. */
  rejectPhotos: Change;
  /** Rejects a suggested edit; CONFLICT if it has changed since the given version. */
  rejectPlaceEdit: Change;
  /** Rejects pending places; CONFLICT if none of them is pending. */
  rejectPlaces: Change;
  /** Rejects reviews; they are hidden and their authors receive the reason. */
  rejectReviews: Change;
  /** Releases the viewer's claim; returns whether there was one. */
  releaseModerationItem: Scalars['Boolean']['output'];
  /** Removes the picture of the viewer. */
  removeAvatar: Account;
  /** Removes a place from the favorites of the viewer; has no effect if it is none. */
  removeFavorite: Place;
  /** Removes a map archive and its file, and cancels the job that makes it. Returns the archive as it was. */
  removeMapArchive: MapArchive;
  /** Removes a place from a list; has no effect if it is not there. */
  removePlaceFromList: PlaceList;
  /** Removes the sample data in the background. */
  removeSampleData: SampleData;
  /** Removes a sign-in method from the account and ends all other sessions; CONFLICT for the last method and for the password. */
  removeSignInMethod: Account;
  /** Gives a category another slug. The former one becomes an alias, so that links to it stay valid. */
  renameCategory: SavedCategory;
  /** Renames a map archive. */
  renameMapArchive: MapArchive;
  /** Creates a new link for a list that is visible by link; the former link stops working. */
  renewPlaceListLink: PlaceList;
  /** Creates a new secret for a webhook; the former secret is no longer used. */
  renewWebhookSecret: WebhookWithSecret;
  /** Sends a link to choose a new password, if the address has an account. The response is the same if it has none. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sends the confirmation link for the viewer's e-mail address again, at most five times an hour. */
  resendVerification: Scalars['Boolean']['output'];
  /** Sets a new password with the token of a reset link, and ends all sessions of the account. */
  resetPassword: Scalars['Boolean']['output'];
  /** Restores deleted things with all that went along. NOT_FOUND if none is in the bin, CONFLICT if none can be restored. */
  restore: Change;
  /** Restores all that one change has deleted, such as a bulk action. NOT_FOUND and CONFLICT as for `restore`. */
  restoreChange: Change;
  /** Starts a failed or cancelled background job again; CONFLICT for others. */
  retryJob: BackgroundJob;
  /** Revokes an API token of the viewer at once; NOT_FOUND if the viewer has none with this id. */
  revokeApiToken: Scalars['Boolean']['output'];
  /** Revokes an invitation at once; accounts that were created with it stay. */
  revokeInvitation: Invitation;
  /** Imports the file in the background, as the preview shows, and remembers the choices. CONFLICT unless the state is PREVIEWED or INTERRUPTED. */
  runImport: ImportDraft;
  /** Replaces the values of an attribute; CONFLICT if it has another version by now. Removed options that places have become retired. */
  saveAttribute: SavedAttribute;
  /** Replaces the values of a category; CONFLICT if it has another version by now. */
  saveCategory: SavedCategory;
  /** Replaces the values of a search term; CONFLICT if it has another version by now. */
  saveSearchTerm: SavedSearchTerm;
  /** Replaces the values of a group of settings; CONFLICT if the group has another version by now. */
  saveSettings: SavedSettings;
  /** Saves a view of a list, and replaces the one with the same name; at most 20 per screen. */
  saveView: SavedView;
  /** Sends a mail with sample data to the viewer's own address; at most ten in half an hour. */
  sendTestMail: TestMail;
  /** Sends a test message `ping` to a webhook once, immediately, and returns the result. */
  sendTestWebhook: WebhookDelivery;
  /** Makes an uploaded photo the viewer's picture; the former picture is deleted. */
  setAvatar: Account;
  /** Changes the role of a user, or the cities of a moderator; CONFLICT for an admin. */
  setUserRole: Change;
  /** Signs a user in with e-mail address and password. */
  signIn: SignInPayload;
  /** Ends the session of this request. */
  signOut: Scalars['Boolean']['output'];
  /** Suggests a new place. It is public once it is approved; a place that an admin suggests is public at once. */
  suggestPlace: Place;
  /** Suggests a change of the details of a place. Replaces a pending edit of the same user for this place. */
  suggestPlaceEdit: PlaceEdit;
  /** Suspends a user, who cannot sign in until the given time; CONFLICT for an admin. */
  suspendUser: Change;
  /** Undoes a change that the viewer made within the last 15 minutes; admins undo any change of the last 30 days. Returns the number of restored rows; 0 if a background job restores them. */
  undo: Scalars['Int']['output'];
  /** Undoes an import in the background, within 30 days: removes what it has added and nobody has touched, and restores what it has changed. CONFLICT if it cannot be undone. */
  undoImport: Import;
  /** Removes the viewer's helpful vote from a review. */
  unmarkReviewHelpful: Review;
  /** Updates a city; CONFLICT if it has changed since the given version. */
  updateCity: City;
  /** Turns e-mails about decisions on the viewer's contributions on or off, and sets the language of e-mails. */
  updateMailPreferences: Account;
  /** Changes the mail preferences of the user whose link has this token; NOT_FOUND if the link no longer works. */
  updateMailPreferencesByLink: MailPreferences;
  /** Updates a place; CONFLICT if it has changed since the given version. */
  updatePlace: Place;
  /** Replaces name, description and visibility of a list. Its link stays the same as long as the list is visible by link. */
  updatePlaceList: PlaceList;
  /** Sets or removes the note of a place in a list. */
  updatePlaceListNote: PlaceList;
  /** Changes the name at once, and the e-mail address when the link sent to it is opened. */
  updateProfile: Account;
  /** Updates the viewer's own review. A changed text must be approved again unless the author is trusted. */
  updateReview: Review;
  /** Replaces the settings of a webhook. Switching it off gives up its waiting messages. */
  updateWebhook: Webhook;
  /** Closes open reports of a target as justified, after the problem was solved; CONFLICT if there are none. */
  upholdReports: Change;
  /** Confirms an e-mail address with the token of its link. Unless the viewer is signed in to the account, all former ways to sign in end. */
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
export type MutationBackupLinkArgs = {
  dueAt: Scalars['DateTime']['input'];
};


/** Everything that can be changed. */
export type MutationCancelBulkJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationCancelJobArgs = {
  id: Scalars['ID']['input'];
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
export type MutationCreateAttributeArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSONObject']['input'];
};


/** Everything that can be changed. */
export type MutationCreateCategoryArgs = {
  slug: Scalars['String']['input'];
  value: Scalars['JSONObject']['input'];
};


/** Everything that can be changed. */
export type MutationCreateCityArgs = {
  input: CityInput;
};


/** Everything that can be changed. */
export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
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
export type MutationCreateSearchTermArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSONObject']['input'];
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
export type MutationDeleteAttributeArgs = {
  key: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteCategoryArgs = {
  slug: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationDeleteCitiesArgs = {
  selection: CitySelection;
};


/** Everything that can be changed. */
export type MutationDeletePermanentlyArgs = {
  ids: Array<Scalars['ID']['input']>;
  kind: BinKind;
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
export type MutationDeleteSearchTermArgs = {
  key: Scalars['String']['input'];
  version: Scalars['Int']['input'];
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
export type MutationDiscardImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDismissDuplicateArgs = {
  a: Scalars['ID']['input'];
  b: Scalars['ID']['input'];
  isDismissed?: Scalars['Boolean']['input'];
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
export type MutationFetchMapAreaArgs = {
  input: FetchMapAreaInput;
};


/** Everything that can be changed. */
export type MutationForgetImportSourceArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationHideCitiesArgs = {
  selection: CitySelection;
};


/** Everything that can be changed. */
export type MutationImportPackArgs = {
  id: Scalars['ID']['input'];
  mode?: InputMaybe<PackMode>;
};


/** Everything that can be changed. */
export type MutationMakeMapOfImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationMarkReviewHelpfulArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationMergeCategoriesArgs = {
  into: Scalars['String']['input'];
  slug: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationMergePlacesArgs = {
  drop: Scalars['ID']['input'];
  dropVersion: Scalars['Int']['input'];
  keep: Scalars['ID']['input'];
  keepVersion: Scalars['Int']['input'];
  take?: Array<MergedField>;
  takeParts?: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationMoveAttributesArgs = {
  keys: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationMoveCategoriesArgs = {
  slugs: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationMovePlaceInListArgs = {
  listId: Scalars['ID']['input'];
  placeId: Scalars['ID']['input'];
  position: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationMoveSearchTermsArgs = {
  keys: Array<Scalars['String']['input']>;
};


/** Everything that can be changed. */
export type MutationPackLinkArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be changed. */
export type MutationPreviewImportArgs = {
  id: Scalars['ID']['input'];
  input: ImportChoicesInput;
};


/** Everything that can be changed. */
export type MutationReadImportDraftArgs = {
  id: Scalars['ID']['input'];
  input: ImportReadingInput;
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
export type MutationRemoveMapArchiveArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemovePlaceFromListArgs = {
  listId: Scalars['ID']['input'];
  placeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveSampleDataArgs = {
  withContributions?: Scalars['Boolean']['input'];
};


/** Everything that can be changed. */
export type MutationRemoveSignInMethodArgs = {
  method: SignInMethod;
};


/** Everything that can be changed. */
export type MutationRenameCategoryArgs = {
  slug: Scalars['String']['input'];
  to: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationRenameMapArchiveArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
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
export type MutationRestoreArgs = {
  ids: Array<Scalars['ID']['input']>;
  kind: BinKind;
};


/** Everything that can be changed. */
export type MutationRestoreChangeArgs = {
  changeId: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRetryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRunImportArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationSaveAttributeArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSONObject']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSaveCategoryArgs = {
  slug: Scalars['String']['input'];
  value: Scalars['JSONObject']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSaveSearchTermArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSONObject']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSaveSettingsArgs = {
  group: SettingGroup;
  value: Scalars['JSONObject']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed. */
export type MutationSaveViewArgs = {
  input: SaveViewInput;
};


/** Everything that can be changed. */
export type MutationSendTestMailArgs = {
  input: MailTrialInput;
  value?: InputMaybe<Scalars['JSONObject']['input']>;
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
  cityIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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
export type MutationUndoImportArgs = {
  id: Scalars['ID']['input'];
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
  language?: InputMaybe<Scalars['String']['input']>;
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

/** Period during which a place is open. */
export type OpeningPeriod = {
  /** Closing time, or the end of the covered week if the place stays open. */
  closesAt: Scalars['DateTime']['output'];
  /** Comment of the opening hours on this period. */
  comment?: Maybe<Scalars['String']['output']>;
  /** Opening time, or the start of yesterday if the place opened earlier. */
  opensAt: Scalars['DateTime']['output'];
};

/** Opening hours as dates. */
export type OpeningTimes = {
  /** Opening periods from yesterday until a week from now, in order. Adjacent periods are merged. */
  periods: Array<OpeningPeriod>;
  /** Opening hours of the place, in the opening_hours syntax of OpenStreetMap. */
  text: Scalars['String']['output'];
  /** IANA time zone of the place. */
  timeZone: Scalars['TimeZone']['output'];
};

/** An exported pack: the whole guide in a zip. */
export type Pack = {
  /** Size of the file in bytes. */
  bytes: Scalars['Float']['output'];
  /** Time of the export. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the file. It identifies the pack. */
  name: Scalars['String']['output'];
};

/** Attributes of a pack, compared with those of the site. */
export type PackAttributes = {
  /** Keys of those that the site does not have. */
  added: Array<Scalars['String']['output']>;
  /** Number of attributes in the pack. */
  all: Scalars['Int']['output'];
  /** Keys of those that the site has in another form. They stay as they are if the pack is added. */
  changed: Array<Scalars['String']['output']>;
  /** Keys of attributes of the site that the pack does not have. They stay if the pack is added, or has no attributes at all. */
  removed: Array<Scalars['String']['output']>;
};

/** Rows of the site, which a replacement deletes. */
export type PackContent = {
  /** Number of cities. */
  cities: Scalars['Int']['output'];
  /** Number of photos. */
  photos: Scalars['Int']['output'];
  /** Number of places. */
  places: Scalars['Int']['output'];
  /** Number of reviews. */
  reviews: Scalars['Int']['output'];
};

/** Treatment of the cities and places of the site by an import of a pack. */
export type PackMode =
  /** Keeps them, and adds what the site does not have. */
  | 'ADD'
  /** Deletes them permanently with their reviews and photos, before it adds those of the pack. */
  | 'REPLACE';

/** Result that an import of a pack would have. */
export type PackPreview = {
  /** Attributes. */
  attributes: PackAttributes;
  /** Number of categories. */
  categories: Scalars['Int']['output'];
  /** Cities. */
  cities: PackShare;
  /** Rows of the site, which a replacement deletes. */
  content: PackContent;
  /** Sources to credit, as the pack states them. */
  credit?: Maybe<Scalars['String']['output']>;
  /** Licence, as the pack states it. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Map archives. */
  maps: PackShare;
  /** Name of the guide; empty if it has none. */
  name: Scalars['String']['output'];
  /** Files of the pack that the app does not read. */
  others: Array<Scalars['String']['output']>;
  /** Number of pictures of cities and places. */
  pictures: Scalars['Int']['output'];
  /** Places. */
  places: PackShare;
  /** Groups of settings that the pack has. They replace those of the site, unless the pack is added to a guide. */
  settings: Array<Scalars['String']['output']>;
};

/** Rows of a pack. */
export type PackShare = {
  /** Number of rows in the pack. */
  all: Scalars['Int']['output'];
  /** Number of those that the site has already. They stay as they are if the pack is added. */
  present: Scalars['Int']['output'];
};

/** The requested page of a list. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end returns the last page. */
  number?: Scalars['Int']['input'];
  /** Items per page, 1 to 100. */
  size?: Scalars['Int']['input'];
};

/** Place of a link to a page of the operator. */
export type PagePlace =
  /** Footer of every page. */
  | 'FOOTER'
  /** Menu in the header. */
  | 'MENU';

/** Numbers of contributions that have waited for a time within one range. */
export type PendingAge = {
  /** Range of the waiting time: `under a day`, `1 to 3 days`, `3 to 7 days` or `over a week`. */
  age: Scalars['String']['output'];
  /** Suggested edits. */
  edits: Scalars['Int']['output'];
  /** Photos. */
  photos: Scalars['Int']['output'];
  /** Suggested places. */
  places: Scalars['Int']['output'];
  /** Reviews. */
  reviews: Scalars['Int']['output'];
};

/** An uploaded photo. */
export type Photo = {
  /** Time of the upload. */
  createdAt: Scalars['DateTime']['output'];
  /** Height of the largest file, in pixels. */
  height: Scalars['Int']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** The image. While the photo is not public, only owner and moderators get signed URLs, which expire after one to two hours. */
  image: Image;
  /** Moderation status; null except for the owner and moderators. */
  moderation?: Maybe<Moderation>;
  /** User who uploaded it; null if the account is deleted. */
  user?: Maybe<User>;
  /** Actions that the viewer may take on the photo. */
  viewerCan: PhotoRights;
  /** Width of the largest file, in pixels. */
  width: Scalars['Int']['output'];
};

/** One page of a list. */
export type PhotoPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Photo>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Actions that the viewer may take on a photo. */
export type PhotoRights = {
  /** Whether the viewer may delete it. */
  delete: Scalars['Boolean']['output'];
  /** Whether the viewer may report it. */
  report: Scalars['Boolean']['output'];
};

/** A picture of a city or place: an existing one (id), or an uploaded photo (photoId). */
export type PictureInput = {
  /** Description of the picture for people who cannot see it; at most 200 characters. */
  alt: Scalars['String']['input'];
  /** Point that must stay visible when the picture is cropped; default: the middle. */
  focus?: InputMaybe<FocalPointInput>;
  /** Identifier of a picture that the city or place already has. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of a photo that the viewer has uploaded. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place in a city: a restaurant, an attraction and so on. */
export type Place = {
  /** Neighborhood or part of the city. */
  area?: Maybe<Scalars['String']['output']>;
  /** Attributes of the place that the viewer can see, in the order of the site. */
  attributes: Array<PlaceAttribute>;
  /** Address of a page that takes bookings. */
  bookingUrl?: Maybe<Scalars['URL']['output']>;
  /** `closed-temporarily`, `closed-permanently` or `opening-soon`; null if it is open. The list of places leaves out those that are closed permanently. */
  businessStatus?: Maybe<Scalars['String']['output']>;
  /** Slug of its category: `restaurant`, `museum`, …; an alias while a job moves the places of a merged category. */
  category: Scalars['String']['output'];
  /** City of the place. */
  city?: Maybe<City>;
  /** Coordinates, if known. */
  coordinates?: Maybe<Coordinates>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** User who added the place, for admins only; null for everyone else, for imported places and if the account is gone. */
  createdBy?: Maybe<AdminUser>;
  /** Description in plain text. */
  description: Scalars['String']['output'];
  /** Descriptions in other languages than the default one of the site. */
  descriptions: Array<LanguageText>;
  /** Description in the language of the request if there is one, or else that in the default one of the site. */
  displayDescription: LanguageText;
  /** Name in the language of the request if there is one, or else the name on the sign. */
  displayName: Scalars['String']['output'];
  /** E-mail address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether the place is featured. */
  featured: Scalars['Boolean']['output'];
  /** Full postal address in one line. */
  fullAddress?: Maybe<Scalars['String']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Photos in display order. If there are none, one generated illustration. */
  images: Array<Image>;
  /** Whether the place is a favorite of the viewer. */
  isFavorite: Scalars['Boolean']['output'];
  /** Whether the place belongs to the fictitious sample data. */
  isSample: Scalars['Boolean']['output'];
  /** Address of its menu. */
  menuUrl?: Maybe<Scalars['URL']['output']>;
  /** Status of the suggestion, for its author and moderators only; null for everyone else. */
  moderation?: Maybe<Moderation>;
  /** Slugs of its further categories, at most 4. */
  moreCategories: Array<Scalars['String']['output']>;
  /** The viewer's own review of the place, with any status; null if there is none. */
  myReview?: Maybe<Review>;
  /** Name, as written at the place or in English. */
  name: Scalars['String']['output'];
  /** Names in other languages than that of the sign. */
  names: Array<LanguageText>;
  /** Opening hours, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: Maybe<Scalars['String']['output']>;
  /** Opening periods around now; null if the opening hours are unknown or cannot be parsed, or if the place is closed for a longer time. */
  openingTimes?: Maybe<OpeningTimes>;
  /** Day (`2026-05-03`) from which a place counts as open that is closed temporarily or opens soon. */
  opensOn?: Maybe<Scalars['String']['output']>;
  /** Other names in any language, such as former and short ones, separated by semicolons. */
  otherNames?: Maybe<Scalars['String']['output']>;
  /** `tel:` URIs of the further telephone numbers, in their order; null for a number that cannot be dialed. */
  otherPhoneHrefs?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Further telephone numbers, separated by semicolons. */
  otherPhones?: Maybe<Scalars['String']['output']>;
  /** Telephone number, formatted for display. */
  phone?: Maybe<Scalars['String']['output']>;
  /** `tel:` URI of the telephone number (RFC 3966), with the country code of the city; null if there is no number that can be dialed. */
  phoneHref?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  pincode?: Maybe<Scalars['String']['output']>;
  /** `Free`, or a currency sign repeated one (cheap) to three times (expensive). */
  priceRange?: Maybe<Scalars['String']['output']>;
  /** Aggregate rating of its approved reviews. */
  rating: Rating;
  /** Number of reviews by stars, from 5 to 1; always five rows. */
  ratingBreakdown: Array<RatingShare>;
  /** Approved reviews of the place. */
  reviews: ReviewPage;
  /** Version and history data for admins; null for everyone else. */
  revision?: Maybe<Revision>;
  /** Addresses of its pages in social networks, separated by semicolons. */
  socialLinks?: Maybe<Scalars['String']['output']>;
  /** Source of the data; null if the place was written on this site. */
  source?: Maybe<DataSource>;
  /** Publication status. */
  status: PlaceStatus;
  /** Rights of the viewer on the place. */
  viewerCan: PlaceRights;
  /** Address of its own website. */
  website?: Maybe<Scalars['URL']['output']>;
};


/** A place in a city: a restaurant, an attraction and so on. */
export type PlaceAttributesArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  view?: AttributeView;
};


/** A place in a city: a restaurant, an attraction and so on. */
export type PlaceDisplayDescriptionArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in a city: a restaurant, an attraction and so on. */
export type PlaceDisplayNameArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};


/** A place in a city: a restaurant, an attraction and so on. */
export type PlaceReviewsArgs = {
  page?: InputMaybe<PageInput>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  sort?: ReviewSort;
};

/** An attribute of a place with its value. */
export type PlaceAttribute = {
  /** Icon as the data of an SVG path, 24 × 24 units. */
  iconPath: Scalars['String']['output'];
  /** Whether only moderators see it. */
  isInternal: Scalars['Boolean']['output'];
  /** Key of the attribute. */
  key: Scalars['String']['output'];
  /** Kind of the value: `yes-no`, `choice`, `several`, `number`, `text` or `link`. */
  kind: Scalars['String']['output'];
  /** Name of the attribute. */
  name: Scalars['String']['output'];
  /** Section: `food`, `access`, `services`, `payment`, `families`, `visit` or `about`. */
  section: Scalars['String']['output'];
  /** Unit of a number; empty if it has none. */
  unit: Scalars['String']['output'];
  /** The value; several ones only of the kind `several`. */
  values: Array<PlaceAttributeValue>;
};

/** One value of an attribute of a place. */
export type PlaceAttributeValue = {
  /** Whether the attribute no longer has this option. The place keeps it. */
  isRetired: Scalars['Boolean']['output'];
  /** The value: `yes` or `no`, the key of an option, a number, a text or an address. */
  key: Scalars['String']['output'];
  /** Name of the option; otherwise the same as `key`. */
  text: Scalars['String']['output'];
};

/** Category of places. */
export type PlaceCategory = {
  /** Slug of the category: `restaurant`, `museum`, … */
  name: Scalars['String']['output'];
  /** Number of public places of the category. */
  placesCount: Scalars['Int']['output'];
};

/** Numbers of places. */
export type PlaceCounts = {
  /** Public (status `active`). */
  active: Scalars['Int']['output'];
  /** All that are not deleted. */
  all: Scalars['Int']['output'];
  /** Refused or hidden (status `inactive`). */
  inactive: Scalars['Int']['output'];
  /** Waiting for approval (status `pending`). */
  pending: Scalars['Int']['output'];
};

/** Suggested change of the details of a place. Only its author and moderators can see it. */
export type PlaceEdit = {
  /** Changed fields with the values before and after the edit. */
  changes: Array<FieldChange>;
  /** Time of the suggestion. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Source or explanation given by the author. */
  note?: Maybe<Scalars['String']['output']>;
  /** Place of the edit; null if the viewer cannot see it. */
  place?: Maybe<Place>;
  /** Reason of the rejection. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Status of the edit. */
  status: PlaceEditStatus;
  /** Author of the edit; null if the account is gone. */
  user?: Maybe<User>;
  /** Version, incremented by each change. A decision states the version that the moderator has read. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type PlaceEditPage = {
  /** The items of this page, in the order of the list. */
  items: Array<PlaceEdit>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Status of a suggested edit. */
export type PlaceEditStatus =
  /** Applied to the place. */
  | 'APPLIED'
  /** Waiting for the decision of a moderator. */
  | 'PENDING'
  /** Rejected by a moderator. */
  | 'REJECTED';

/** Filter of the list of places; a place must match every given field. With any of `city`, `category` and `minRating`, or one value of `prices` or `attributes`, the total of a list is exact; otherwise it is at most 10000. */
export type PlaceFilter = {
  /** Only places that were added within so many days, 1 to 366. */
  addedWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Attributes, at most 20; a place must match each of them. No place matches an unknown one, or one that the viewer cannot see. */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  /** Only places inside this rectangle. */
  bounds?: InputMaybe<BoundsInput>;
  /** Slugs or aliases of categories, of which a place must have one; at most 20. Ignores case. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slug or alias of a category; ignores case. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Id of the city. */
  city?: InputMaybe<Scalars['ID']['input']>;
  /** Maximum distance from `near` in meters, 1 to 100000; needs `near`. */
  maxDistance?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum average rating, 1 to 5. */
  minRating?: InputMaybe<Scalars['Int']['input']>;
  /** Point from which the sort `NEAREST` measures distances. */
  near?: InputMaybe<CoordinatesInput>;
  /** Only places that are open: `now`, or at a time of their own clocks, `2026-12-24T20:00`, from yesterday to 366 days ahead. */
  openAt?: InputMaybe<Scalars['String']['input']>;
  /** Exact postal code; ignores blanks, hyphens and case. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** Prices of which a place must have one: `free`, or the number of currency signs, `1` to `4`. More than four signs count as four. */
  prices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words of the name, category, city or address; ignores case, accents and small typing errors. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** True: only places with a photo that a visitor has added. */
  withPhotos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fields of a place that admins edit. In a change, optional ones that are omitted stay as they are; null removes a text. The status is changed by `approvePlaces` and `rejectPlaces`. */
export type PlaceInput = {
  /** Neighborhood or part of the city. */
  area?: InputMaybe<Scalars['String']['input']>;
  /** Values of attributes. Attributes that are left out keep their values. */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /** Address of a page that takes bookings. */
  bookingUrl?: InputMaybe<Scalars['String']['input']>;
  /** `closed-temporarily`, `closed-permanently` or `opening-soon`; empty if it is open. */
  businessStatus?: InputMaybe<Scalars['String']['input']>;
  /** Category, one of `placeKinds` or an alias of one. */
  category: Scalars['String']['input'];
  /** Id of its city. */
  cityId: Scalars['ID']['input'];
  /** Coordinates, stored with 6 decimals. */
  coordinates: CoordinatesInput;
  /** Description, 20 to 2,000 characters of plain text. */
  description: Scalars['String']['input'];
  /** Descriptions in other languages. Languages that are left out keep their texts. */
  descriptions?: InputMaybe<Array<LanguageTextInput>>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether the place is featured. */
  featured: Scalars['Boolean']['input'];
  /** Full postal address in one line. */
  fullAddress?: InputMaybe<Scalars['String']['input']>;
  /** All pictures of the place in display order, at most 50. */
  images: Array<PictureInput>;
  /** Address of its menu. */
  menuUrl?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of further categories, at most 4; as before if omitted. */
  moreCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** Names in other languages. Languages that are left out keep their texts. */
  names?: InputMaybe<Array<LanguageTextInput>>;
  /** Opening hours, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /** Day (`2026-05-03`) from which a place counts as open that is closed temporarily or opens soon. */
  opensOn?: InputMaybe<Scalars['String']['input']>;
  /** Other names in any language, such as former and short ones, separated by semicolons. */
  otherNames?: InputMaybe<Scalars['String']['input']>;
  /** Further telephone numbers, separated by semicolons. */
  otherPhones?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** `Free`, or a currency sign repeated one (cheap) to three times (expensive). */
  priceRange?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of its pages in social networks, separated by semicolons. */
  socialLinks?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Possible duplicate of a new place. */
export type PlaceLike = {
  /** Distance to the new place (m). */
  distance: Scalars['Int']['output'];
  /** Whether the names are similar. */
  hasSimilarName: Scalars['Boolean']['output'];
  /** The existing place. */
  place: Place;
};

/** A list of places that a user has made, in their own order and with notes. */
export type PlaceList = {
  /** Description of the list. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether the list contains a place that is public. */
  has: Scalars['Boolean']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the viewer is the owner, who may change the list. */
  isMine: Scalars['Boolean']['output'];
  /** Public places of the list in their order, at most 500. */
  items: Array<PlaceListItem>;
  /** Name of the list. */
  name: Scalars['String']['output'];
  /** Owner of the list. */
  owner?: Maybe<User>;
  /** Number of public places in the list. */
  placesCount: Scalars['Int']['output'];
  /** Last part of the URL that readers use: the id of the list, or the key of its link. */
  ref: Scalars['String']['output'];
  /** Time of the last change of the list or its places. */
  updatedAt: Scalars['DateTime']['output'];
  /** Visibility of the list. */
  visibility: ListVisibility;
};


/** A list of places that a user has made, in their own order and with notes. */
export type PlaceListHasArgs = {
  placeId: Scalars['ID']['input'];
};

/** Name, description and visibility of a list of places. */
export type PlaceListInput = {
  /** Description of the list, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the list, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Visibility of the list. */
  visibility: ListVisibility;
};

/** A place in a list. */
export type PlaceListItem = {
  /** Time at which it was added to the list. */
  addedAt: Scalars['DateTime']['output'];
  /** Note of the owner of the list. */
  note?: Maybe<Scalars['String']['output']>;
  /** The place. */
  place: Place;
};

/** Note of the owner of a list about a place. */
export type PlaceListNoteInput = {
  /** Text of the note, at most 500 characters; null or an empty text removes the note. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list. */
export type PlacePage = {
  /** Corrected search words in lower case, if no place has the given ones; the items then match the corrected words. */
  didYouMean?: Maybe<Scalars['String']['output']>;
  /** Options by which the list can be filtered, with the number of places of each; only in `Query.places`. */
  facets: Array<Facet>;
  /** The items of this page, in the order of the list. */
  items: Array<Place>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
  /** Parts of the search text that were understood, in their order. Their words are not only looked for in texts. */
  understood: Array<UnderstoodPart>;
};


/** One page of a list. */
export type PlacePageFacetsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Rights of the viewer on a place. */
export type PlaceRights = {
  /** Whether the viewer can add photos. */
  addPhotos: Scalars['Boolean']['output'];
  /** Whether the viewer can update and delete the place. */
  manage: Scalars['Boolean']['output'];
  /** Whether the place is pending and the viewer can approve or reject it. */
  moderate: Scalars['Boolean']['output'];
  /** Whether the viewer can report the place. */
  report: Scalars['Boolean']['output'];
  /** Whether the viewer can review the place: signed in, the place is public, and not reviewed yet. */
  review: Scalars['Boolean']['output'];
  /** Whether the viewer can suggest an edit. */
  suggestEdit: Scalars['Boolean']['output'];
};

/** Places to change: named in `seen` or `ids`, or all that a filter finds. A background job changes more than 500. */
export type PlaceSelection = {
  /** `asOf` of the page that was read; items that were added or changed since are skipped. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** Selects all items that it finds. Send `asOf` with it. */
  filter?: InputMaybe<AdminPlaceFilter>;
  /** Identifiers of items, also if they have changed since they were read; `seen` is safer. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Items with the versions that were read; items that have changed since are skipped. */
  seen?: InputMaybe<Array<SeenInput>>;
};

/** Order of a list of places. */
export type PlaceSort =
  /** The nearest to `near` first; needs `near`. */
  | 'NEAREST'
  /** The newest first. */
  | 'NEWEST'
  /** The highest average rating first. */
  | 'RATING'
  /** By ranking: the average rating, weighted by the number of reviews. With a search, the best matches first. */
  | 'RECOMMENDED'
  /** The most reviewed first. */
  | 'REVIEWS';

/** Publication status of a place. */
export type PlaceStatus =
  /** Public, if its city is public, too. */
  | 'ACTIVE'
  /** Rejected or unpublished. */
  | 'INACTIVE'
  /** Waiting for approval. */
  | 'PENDING';

/** Totals that everyone may see. */
export type PublicStats = {
  /** Active cities. */
  cities: Scalars['Int']['output'];
  /** Active places. */
  places: Scalars['Int']['output'];
  /** Approved reviews. */
  reviews: Scalars['Int']['output'];
  /** Users. */
  users: Scalars['Int']['output'];
};

/** Time at which a contribution is shown. */
export type Publication =
  /** At once. */
  | 'AT_ONCE'
  /** After a moderator has approved it. */
  | 'CHECKED'
  /** At once if moderators have approved several of the same kind by its author, else after approval. */
  | 'TRUSTED';

/** Everything that can be read. */
export type Query = {
  /** Shades that the site would use for an accent color: the nearest readable ones. */
  accent?: Maybe<Accent>;
  /** The activity log, the newest first. */
  activities: ActivityPage;
  /** Attributes of places in their order, at most 200, also hidden ones. */
  adminAttributes: Array<AdminAttribute>;
  /** Categories of places in their order, at most 200. */
  adminCategories: Array<AdminCategory>;
  /** Data of the charts on the admin dashboard. */
  adminCharts: AdminCharts;
  /** All cities for admins, including hidden ones. */
  adminCities: AdminCityPage;
  /** One city, also if it is hidden; NOT_FOUND if it does not exist. */
  adminCity?: Maybe<City>;
  /** Numbers of rows in the lists of the admin console. */
  adminCounts: AdminCounts;
  /** One place of any status; NOT_FOUND if it does not exist. */
  adminPlace?: Maybe<Place>;
  /** All places for admins, including pending and rejected ones. */
  adminPlaces: AdminPlacePage;
  /** All reviews of any status, for admins. */
  adminReviews: AdminReviewPage;
  /** Words of the search with their meanings in their order, at most 500. */
  adminSearchTerms: Array<AdminSearchTerm>;
  /** All groups of settings. */
  adminSettings: Array<AdminSettings>;
  /** Totals on the admin dashboard. */
  adminStats: AdminStats;
  /** A user, suspended or not; NOT_FOUND if there is none with this id. */
  adminUser?: Maybe<AdminUser>;
  /** Users, one page of the list. */
  adminUsers: AdminUserPage;
  /** API tokens of the viewer, the newest first. */
  apiTokens: Array<ApiToken>;
  /** Attributes of places in the operator’s order, at most 200. Hidden ones are left out; those for moderators are only for moderators. */
  attributes: Array<AttributeDefinition>;
  /** Suggestions for a search text that is being typed. */
  autocomplete: Autocomplete;
  /** The newest background jobs. They are kept for 30 days after their end. */
  backgroundJobs: Array<BackgroundJob>;
  /** The newest backups and their schedule. */
  backups: Backups;
  /** Deleted things of one kind, the last deleted first. They are kept for 30 days. */
  bin: BinPage;
  /** Numbers of deleted things. */
  binCounts: BinCounts;
  /** Jobs of bulk changes and undos that are open or ended within the last ten minutes, the newest first: all for admins, their own for moderators. */
  bulkJobs: Array<BackgroundJob>;
  /** Icons that categories can have. */
  categoryIcons: Array<CategoryIcon>;
  /** Public cities, featured ones first, then by population. With a search, by similarity first. */
  cities: CityPage;
  /** One public city; NOT_FOUND if there is none with this id. */
  city?: Maybe<City>;
  /** Two places of any status, with the numbers of what a merge moves; NOT_FOUND if one does not exist. */
  comparedPlaces: Array<ComparedPlace>;
  /** Names of the countries that have a public city, in alphabetical order. */
  countries: Array<Scalars['String']['output']>;
  /** Things that go along if the given ones are deleted. Give exactly one argument. */
  deletionImpact: DeletionImpact;
  /** Pairs of places that can be the same one, the likeliest first. */
  duplicatePairs: DuplicatePairPage;
  /** The search for duplicates. It runs every night. */
  duplicateSearch: DuplicateSearch;
  /** Cities that the operator has chosen for the home page, in their order. If there are none, featured cities, the largest first; if none is featured, the largest public cities. */
  featuredCities: Array<City>;
  /** An import that is prepared in the console. */
  importDraft: ImportDraft;
  /** Imports that are prepared and not done, the newest first, at most 20. */
  importDrafts: Array<ImportDraft>;
  /** Rows of the preview that have a position, at most 5,000, spread over the file. */
  importPoints: Array<ImportPoint>;
  /** Rows of the preview in the order of the file. They are kept until the import is done. */
  importPreview: ImportPreviewPage;
  /** Sources whose choices are kept, the latest first. */
  importSources: Array<ImportSource>;
  /** Fields and attributes that columns can give, in the order of the form. */
  importTargets: Array<ImportTarget>;
  /** Imports of files, the newest first. */
  imports: ImportPage;
  /** Invitation whose link has this token; NOT_FOUND if there is none. */
  invitation: InvitationOffer;
  /** Invitations, the newest first, at most 500. They are deleted 30 days after their end. */
  invitations: Array<Invitation>;
  /** Mail preferences of the user whose link has this token; NOT_FOUND if the link no longer works. */
  mailPreferencesByLink: MailPreferences;
  /** A mail with sample data. */
  mailPreview: MailPreview;
  /** Map archives of this site. */
  mapArchives: MapArchives;
  /** Area of a city: the rectangle of its center and its public places within 30 km, with a margin. */
  mapAreaOf: Bounds;
  /** Public places of a part of the map; places close together are combined into clusters. */
  mapViewport: MapViewport;
  /** HTML of a text in Markdown, as the pages of the operator show it. */
  markdownPreview: Scalars['String']['output'];
  /** Numbers of items in the moderation queue of the viewer. */
  moderationCounts: ModerationCounts;
  /** Moderation queue of the cities of the viewer, the longest waiting items first. */
  moderationQueue: ModerationItemPage;
  /** All data that the site stores about the viewer. */
  myData: Scalars['JSONObject']['output'];
  /** Result that an import of a pack would have. CONFLICT if the upload is gone. */
  packPreview: PackPreview;
  /** Exported packs on this machine, the newest first. Five are kept. */
  packs: Array<Pack>;
  /** A page that the operator has written, in a language or else in the default one or any other; null if there is none. */
  page?: Maybe<SitePage>;
  /** Public profile of a user; NOT_FOUND if the user does not exist, is suspended or deleted. */
  person?: Maybe<User>;
  /** A photo that is approved or that the viewer uploaded; moderators get any. NOT_FOUND otherwise. */
  photo?: Maybe<Photo>;
  /** One place that the viewer can see; NOT_FOUND if there is none with this id. */
  place?: Maybe<Place>;
  /** Categories that have a public place, in alphabetical order. */
  placeCategories: Array<PlaceCategory>;
  /** Public cities that have a public place, in alphabetical order; at most 1,000. */
  placeCities: Array<City>;
  /** Pending edits, the oldest first. */
  placeEdits: PlaceEditPage;
  /** Categories allowed for a suggested place, in alphabetical order. */
  placeKinds: Array<Scalars['String']['output']>;
  /** A list of places: an own or public list by its id, a list visible by link by the key of its link. NOT_FOUND otherwise. */
  placeList?: Maybe<PlaceList>;
  /** Public places. A search finds at most 1,000 places: a total of 1,000 can stand for more. */
  places: PlacePage;
  /** Possible duplicates of a new place in a city: within 100 m, or within 250 m with a similar name; the nearest first, at most 10. */
  placesLike: Array<PlaceLike>;
  /** News of the running version, as HTML in English. */
  releaseNotes: Scalars['String']['output'];
  /** The viewer's saved views of a screen, sorted by name. */
  savedViews: Array<SavedView>;
  /** Current sessions of the viewer, the most recently used first, at most 100. */
  sessions: Array<Session>;
  /** Progress of turning a new installation into the operator's own guide. */
  setup: Setup;
  /** Sign-in options of this site. */
  signInOptions: SignInOptions;
  /** Public settings of this site. */
  site: Site;
  /** Names of the states that have a public city, in alphabetical order. */
  states: Array<Scalars['String']['output']>;
  /** Public totals of the site. */
  stats: PublicStats;
  /** Checks the installation as the command `doctor` does, which takes some seconds. */
  systemChecks: Array<SystemCheck>;
  /** Versions, sizes and queues of the installation. */
  systemStatus: SystemStatus;
  /** The signed-in user; null without a valid token. */
  viewer?: Maybe<Account>;
  /** Messages to a webhook in the last 30 days, the newest first; NOT_FOUND if the webhook does not exist. */
  webhookDeliveries?: Maybe<WebhookDeliveryPage>;
  /** All webhooks, the newest first. */
  webhooks: Array<Webhook>;
  /** Cities of the world by name, to fill in a new city: at most 10, exact names first, then the largest. */
  worldCities: Array<WorldCity>;
};


/** Everything that can be read. */
export type QueryAccentArgs = {
  color: Scalars['String']['input'];
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
export type QueryAttributesArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryAutocompleteArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryBinArgs = {
  kind: BinKind;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
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
export type QueryComparedPlacesArgs = {
  a: Scalars['ID']['input'];
  b: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryDeletionImpactArgs = {
  cities?: InputMaybe<CitySelection>;
  places?: InputMaybe<PlaceSelection>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryDuplicatePairsArgs = {
  filter?: InputMaybe<DuplicateFilter>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryFeaturedCitiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryImportDraftArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryImportPointsArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryImportPreviewArgs = {
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<ImportRowOutcome>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryImportTargetsArgs = {
  kind?: InputMaybe<ImportKind>;
};


/** Everything that can be read. */
export type QueryImportsArgs = {
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryMailPreferencesByLinkArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryMailPreviewArgs = {
  input: MailTrialInput;
  value?: InputMaybe<Scalars['JSONObject']['input']>;
};


/** Everything that can be read. */
export type QueryMapAreaOfArgs = {
  cityId: Scalars['ID']['input'];
  marginKm: Scalars['Float']['input'];
};


/** Everything that can be read. */
export type QueryMapViewportArgs = {
  bounds: BoundsInput;
  filter?: InputMaybe<PlaceFilter>;
  zoom: Scalars['Int']['input'];
};


/** Everything that can be read. */
export type QueryMarkdownPreviewArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryModerationQueueArgs = {
  kind?: InputMaybe<ModerationKind>;
  page?: InputMaybe<PageInput>;
};


/** Everything that can be read. */
export type QueryPackPreviewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPageArgs = {
  language: Scalars['String']['input'];
  slug: Scalars['String']['input'];
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


/** Everything that can be read. */
export type QueryWorldCitiesArgs = {
  search: Scalars['String']['input'];
};

/** Aggregate rating of the approved reviews. */
export type Rating = {
  /** Mean rating, 1 to 5 with two decimals; 0 without reviews. */
  average: Scalars['Float']['output'];
  /** Number of approved reviews. */
  count: Scalars['Int']['output'];
};

/** Number of reviews with a certain number of stars. */
export type RatingShare = {
  /** Number of reviews with these stars. */
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Data of a new account. */
export type RegisterInput = {
  /** E-mail address; an address can have only one account. */
  email: Scalars['String']['input'];
  /** Token of an invitation: the part of its link after `#invitation=`. Needed while `site.registration.mode` is `INVITATION`. */
  invitation?: InputMaybe<Scalars['String']['input']>;
  /** Language of e-mails to the user, such as `de`; that of the site if omitted. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Public name, 2 to 80 characters. */
  name: Scalars['String']['input'];
  /** Password of at least `signInOptions.minPasswordLength` characters; the most common passwords are refused. */
  password: Scalars['String']['input'];
};

/** Rules for new accounts. */
export type Registration = {
  /** Whether only e-mail addresses of certain domains can be registered. */
  hasDomainRule: Scalars['Boolean']['output'];
  /** Group of people that can create an account. */
  mode: RegistrationMode;
};

/** Group of people that can create an account. */
export type RegistrationMode =
  /** Nobody. */
  | 'CLOSED'
  /** People with an invitation. */
  | 'INVITATION'
  /** Everyone. */
  | 'OPEN';

/** Reason for refusing a contribution. */
export type RejectionInput = {
  /** The reason, shown to the author; at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** A report of a place, review or photo to the moderators. */
export type Report = {
  /** Time of the report. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Note of the reporter. */
  note?: Maybe<Scalars['String']['output']>;
  /** Reason of the report. */
  reason: ReportReason;
  /** The reporter; null if the account is deleted. */
  user?: Maybe<User>;
};

/** Data of a new report. */
export type ReportInput = {
  /** Note for the moderators, at most 500 characters; required with the reason `OTHER`. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Identifier of a photo. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of a place. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Reason of the report. */
  reason: ReportReason;
  /** Identifier of a review. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Reason of a report. */
export type ReportReason =
  /** It uses the work of another person without permission. */
  | 'COPYRIGHT'
  /** It attacks or bullies a person. */
  | 'HARASSMENT'
  /** It is hateful towards a group of people. */
  | 'HATEFUL'
  /** It is sexual, vulgar or otherwise inappropriate. */
  | 'INAPPROPRIATE'
  /** Another reason, given in the note. */
  | 'OTHER'
  /** It shows private information. */
  | 'PRIVACY'
  /** It is advertising, or was written to mislead. */
  | 'SPAM'
  /** It threatens or shows violence. */
  | 'VIOLENCE'
  /** The information about the place is wrong. */
  | 'WRONG_DETAILS';

/** Target of a report: exactly one of the three fields is given. */
export type ReportTargetInput = {
  /** Identifier of a photo. */
  photoId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of a place. */
  placeId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifier of a review. */
  reviewId?: InputMaybe<Scalars['ID']['input']>;
};

/** Account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
};

/** New password that replaces a forgotten one. */
export type ResetPasswordInput = {
  /** The new password. */
  password: Scalars['String']['input'];
  /** Token from the link in the e-mail: the part after the `#`. */
  token: Scalars['String']['input'];
};

/** Review of a place by a user. */
export type Review = {
  /** Text of the review, in plain text. */
  comment: Scalars['String']['output'];
  /** Time of writing. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the last edit; null if it was never edited. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer has voted for the review. */
  hasVoted: Scalars['Boolean']['output'];
  /** Number of helpful votes. */
  helpfulCount: Scalars['Int']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Status of the review, for its author and moderators; null for everyone else. */
  moderation?: Maybe<Moderation>;
  /** Approved photos in display order; all photos for its author and moderators. */
  photos: Array<Photo>;
  /** Place of the review; null if it is hidden, except for admins. */
  place?: Maybe<Place>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Title, at most 120 characters. */
  title?: Maybe<Scalars['String']['output']>;
  /** Author of the review; null if the account is gone. */
  user?: Maybe<User>;
  /** Rights of the viewer on the review. */
  viewerCan: ReviewRights;
  /** Month of the visit, such as `2026-03`. */
  visitMonth?: Maybe<Scalars['String']['output']>;
};

/** Numbers of reviews. */
export type ReviewCounts = {
  /** All that are not deleted. */
  all: Scalars['Int']['output'];
  /** Public (status `approved`). */
  approved: Scalars['Int']['output'];
  /** Waiting for approval (status `pending`). */
  pending: Scalars['Int']['output'];
  /** Refused (status `rejected`). */
  rejected: Scalars['Int']['output'];
  /** Reviews with an open report. */
  reported: Scalars['Int']['output'];
};

/** Content of a review. */
export type ReviewInput = {
  /** Text of the review, 1 to 5,000 characters of plain text. */
  comment: Scalars['String']['input'];
  /** Ids of photos that the viewer has uploaded, in display order; at most 5. If omitted in an update, the photos stay unchanged. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Title, at most 120 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Month of the visit, such as `2026-03`; not in the future. */
  visitMonth?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a list. */
export type ReviewPage = {
  /** The items of this page, in the order of the list. */
  items: Array<Review>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** Rights of the viewer on a review. */
export type ReviewRights = {
  /** Whether the viewer can delete it as its author. */
  delete: Scalars['Boolean']['output'];
  /** Whether the viewer can edit the review. */
  edit: Scalars['Boolean']['output'];
  /** Whether the viewer can delete it as an admin. */
  manage: Scalars['Boolean']['output'];
  /** Whether the viewer can approve or reject it. */
  moderate: Scalars['Boolean']['output'];
  /** Whether the viewer can report it. */
  report: Scalars['Boolean']['output'];
  /** Whether the viewer can vote for it as helpful. */
  vote: Scalars['Boolean']['output'];
};

/** Reviews to change: named in `seen` or `ids`, or all that a filter finds. A background job changes more than 500. */
export type ReviewSelection = {
  /** `asOf` of the page that was read; items that were added or changed since are skipped. */
  asOf?: InputMaybe<Scalars['String']['input']>;
  /** Selects all items that it finds. Send `asOf` with it. */
  filter?: InputMaybe<AdminReviewFilter>;
  /** Identifiers of items, also if they have changed since they were read; `seen` is safer. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Items with the versions that were read; items that have changed since are skipped. */
  seen?: InputMaybe<Array<SeenInput>>;
};

/** Order of a list of reviews. */
export type ReviewSort =
  /** The most helpful votes first. */
  | 'HELPFUL'
  /** The most stars first. */
  | 'HIGHEST'
  /** The fewest stars first. */
  | 'LOWEST'
  /** The newest first. */
  | 'NEWEST';

/** Metadata of a row, for admins only. */
export type Revision = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Origin: `sample`, or the name of an import; null if it was entered on this site. */
  source?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number that grows with each change; an update names the version that it is based on. */
  version: Scalars['Int']['output'];
};

/** Sample data that the site still has. */
export type SampleData = {
  /** Number of sample cities. */
  cities: Scalars['Int']['output'];
  /** Whether the last removal has failed. */
  hasFailed: Scalars['Boolean']['output'];
  /** Whether a job that imports a pack, such as the sample data, waits or runs. */
  isBeingAdded: Scalars['Boolean']['output'];
  /** Whether a job that removes the sample data waits or runs. */
  isBeingRemoved: Scalars['Boolean']['output'];
  /** Number of sample users. */
  people: Scalars['Int']['output'];
  /** Number of sample places. */
  places: Scalars['Int']['output'];
};

/** A view to save. */
export type SaveViewInput = {
  /** Name of the view, 1 to 40 characters; a view with the same name is replaced. */
  name: Scalars['String']['input'];
  /** Filters and order, as the query string of the screen; at most 500 characters. */
  query: Scalars['String']['input'];
  /** Screen of the list. */
  screen: ConsoleScreen;
};

/** Result of a change of an attribute. */
export type SavedAttribute = {
  /** The attribute after the change. */
  attribute: AdminAttribute;
  /** The change; `undo` can revert it unless its count is 0. */
  change: Change;
  /** Keys of removed options that places still have. They are now retired: places keep them, and forms do not offer them. */
  retired: Array<Scalars['String']['output']>;
};

/** Result of a change of a category. */
export type SavedCategory = {
  /** The category after the change. */
  category: AdminCategory;
  /** The change; `undo` can revert it unless its count is 0. */
  change: Change;
};

/** Result of a change of a search term. */
export type SavedSearchTerm = {
  /** The change; `undo` can revert it unless its count is 0. */
  change: Change;
  /** The term after the change. */
  term: AdminSearchTerm;
};

/** Result of saving a group of settings. */
export type SavedSettings = {
  /** The change, which `undo` can revert; its count is 0 if the values were stored already. */
  change: Change;
  /** The saved group. */
  settings: AdminSettings;
};

/** Filters and order of a list in the admin console, saved by a user. */
export type SavedView = {
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Name that the owner gave it. */
  name: Scalars['String']['output'];
  /** Filters and order, as the query string of the screen. */
  query: Scalars['String']['output'];
  /** Screen of the list. */
  screen: ConsoleScreen;
};

/** An item in the version that the viewer has read. */
export type SeenInput = {
  /** Identifier of the item. */
  id: Scalars['ID']['input'];
  /** Version of the item that was read. */
  version: Scalars['Int']['input'];
};

/** A session: a browser or device on which the user is signed in. */
export type Session = {
  /** Time of the sign-in. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system, such as “Chrome on Windows”; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether this is the session of the request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Time of the last use, accurate to about ten minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** Group of settings that admins change together. */
export type SettingGroup =
  /** Contact data of the operator. */
  | 'CONTACT'
  /** Home page. */
  | 'HOME'
  /** Name and look. */
  | 'IDENTITY'
  /** Languages of the site. */
  | 'LANGUAGES'
  /** Sender and texts of mails. */
  | 'MAIL'
  /** Base map of the maps. */
  | 'MAP'
  /** Rules for contributions of users. */
  | 'MODERATION'
  /** Pages of the operator. */
  | 'PAGES'
  /** Rules for new accounts. */
  | 'REGISTRATION';

/** Progress of the setup. */
export type Setup = {
  /** The only public city, on whose page the site could start; null if there are others, or the site does so. */
  onlyCity?: Maybe<City>;
  /** Sample data that the site still has. */
  sample: SampleData;
  /** All steps, in order. */
  steps: Array<SetupStep>;
};

/** A step of the setup. */
export type SetupStep = {
  /** Whether the step is done. */
  isDone: Scalars['Boolean']['output'];
  /** Name of the step. */
  name: SetupStepName;
};

/** Step that turns a new installation into the operator's own guide. */
export type SetupStepName =
  /** Scheduled backups. */
  | 'BACKUPS'
  /** First city. */
  | 'CITY'
  /** Contact data of the operator. */
  | 'CONTACT'
  /** Name and look. */
  | 'IDENTITY'
  /** Mail server. */
  | 'MAIL'
  /** Own map archive, or another source of the base map. */
  | 'MAP'
  /** Second moderator or admin. */
  | 'MODERATORS'
  /** First place. */
  | 'PLACE'
  /** Removal of the sample data. */
  | 'SAMPLE';

/** Credentials of a user who signs in with a password. */
export type SignInInput = {
  /** E-mail address of the account. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
  /** Whether the session lasts 30 days instead of 12 hours. */
  rememberMe?: Scalars['Boolean']['input'];
};

/** A sign-in method. */
export type SignInMethod =
  /** A Facebook account. */
  | 'FACEBOOK'
  /** A Google account. */
  | 'GOOGLE'
  /** E-mail address and password. */
  | 'LOCAL';

/** Sign-in options of this site. */
export type SignInOptions = {
  /** Folder of the e-mails, if the site is not set up to send them; null for users who are not admins. */
  mailFolder?: Maybe<Scalars['String']['output']>;
  /** Sign-in methods that are set up. */
  methods: Array<SignInMethod>;
  /** Minimum length of a new password, in characters. */
  minPasswordLength: Scalars['Int']['output'];
  /** Whether this site sends e-mail. */
  sendsMail: Scalars['Boolean']['output'];
};

/** A new session. */
export type SignInPayload = {
  /** Expiry time of the session. */
  expiresAt: Scalars['DateTime']['output'];
  /** Session token, shown only once; send it as `Authorization: Bearer …`. */
  token: Scalars['String']['output'];
  /** The signed-in user. */
  viewer: Account;
};

/** Public settings of this site. */
export type Site = {
  /** Accent color; null for that of the app. */
  accent?: Maybe<Accent>;
  /** Categories of places, in the order of the operator, also hidden ones. */
  categories: Array<Category>;
  /** Contact data of the operator of this site. */
  contact: Contact;
  /** Whether pages name the software that the site runs on. */
  credit: Scalars['Boolean']['output'];
  /** Whether this site offers GraphiQL, the interactive explorer of the API. */
  hasGraphiql: Scalars['Boolean']['output'];
  /** Parts of the home page below the slides. */
  homeSections: Array<HomeSection>;
  /** Languages of this site. */
  languages: SiteLanguages;
  /** Path of the logo; null for that of the app. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Base map of the maps of this site. */
  map: SiteMap;
  /** Rules for contributions of users. */
  moderation: ModerationRuleSet;
  /** Name of the site. */
  name: Scalars['String']['output'];
  /** Links to pages of the operator, in their order. Hidden and empty pages are left out. */
  pages: Array<SitePageLink>;
  /** Rules for new accounts. */
  registration: Registration;
  /** Slides of the home page; none for those of the app. */
  slides: Array<HomeSlide>;
  /** Pages of this site in social networks. */
  socialLinks: Array<Scalars['URL']['output']>;
  /** Id of the city on whose page the site starts; null for the home page. */
  startCity?: Maybe<Scalars['ID']['output']>;
  /** Sentence about the site in the languages in which the operator has written one. */
  taglines: Array<LocalizedText>;
};

/** Languages of this site. */
export type SiteLanguages = {
  /** Default language (BCP 47). Addresses of its pages have no prefix. */
  initial: Scalars['String']['output'];
  /** Languages that visitors can choose (BCP 47). Addresses of the others than the default one begin with their tag. */
  offered: Array<Scalars['String']['output']>;
};

/** Base map of the maps of this site. */
export type SiteMap = {
  /** Whether maps show borders of countries. Those of the world map are de facto borders. */
  hasBorders: Scalars['Boolean']['output'];
  /** Archives to draw, the lowest first: the world map, then those of the operator if they are the source. None without a base map. */
  layers: Array<MapLayer>;
  /** Source. */
  source: MapSource;
  /** Raster tiles, if they are the source; otherwise null. */
  tiles?: Maybe<MapTiles>;
};

/** A page that the operator has written. */
export type SitePage = {
  /** First sentence, for search engines and link previews. */
  description: Scalars['String']['output'];
  /** Text as HTML without scripts, styles and event handlers. Its headings begin with `h2`. */
  html: Scalars['String']['output'];
  /** Languages of the page (BCP 47). The first is the language of this text. */
  languages: Array<Scalars['String']['output']>;
  /** Last part of its address. */
  slug: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Link to a page of the operator. */
export type SitePageLink = {
  /** Place of the link. */
  place: PagePlace;
  /** Last part of the address of the page: `/pages/about`. `privacy` and `terms` have the addresses `/privacy` and `/terms`. */
  slug: Scalars['String']['output'];
  /** Titles; empty while the page has the text of the app. */
  titles: Array<LocalizedText>;
};

/** Direction in which a list is ordered. */
export type SortDirection =
  /** Smallest, oldest or alphabetically first item first. */
  | 'ASCENDING'
  /** Largest, newest or alphabetically last item first. */
  | 'DESCENDING';

/** Number of rows that an undo has left as they are, for one reason. */
export type StayingRows = {
  /** Number of rows. */
  count: Scalars['Int']['output'];
  /** Why they stay: `reviews`, `photos`, `edits`, `favorites`, `lists`, `reports`, `changed`, `deleted`, `imported` or `places`. */
  reason: Scalars['String']['output'];
};

/** Suggested edit: the details of a place after the change. Optional ones that are omitted stay as they are; null removes a text. */
export type SuggestPlaceEditInput = {
  /** Neighborhood or part of the city. */
  area?: InputMaybe<Scalars['String']['input']>;
  /** Values of attributes. Attributes that are left out keep their values. */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /** Address of a page that takes bookings. */
  bookingUrl?: InputMaybe<Scalars['String']['input']>;
  /** `closed-temporarily`, `closed-permanently` or `opening-soon`; empty if it is open. */
  businessStatus?: InputMaybe<Scalars['String']['input']>;
  /** Category, one of `placeKinds` or an alias of one. */
  category: Scalars['String']['input'];
  /** Coordinates, stored with 6 decimals. */
  coordinates: CoordinatesInput;
  /** Description, 20 to 2,000 characters of plain text. */
  description: Scalars['String']['input'];
  /** Descriptions in other languages. Languages that are left out keep their texts. */
  descriptions?: InputMaybe<Array<LanguageTextInput>>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full postal address in one line. */
  fullAddress?: InputMaybe<Scalars['String']['input']>;
  /** Address of its menu. */
  menuUrl?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of further categories, at most 4; as before if omitted. */
  moreCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** Names in other languages. Languages that are left out keep their texts. */
  names?: InputMaybe<Array<LanguageTextInput>>;
  /** Source or explanation for the moderators, at most 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Opening hours, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /** Day (`2026-05-03`) from which a place counts as open that is closed temporarily or opens soon. */
  opensOn?: InputMaybe<Scalars['String']['input']>;
  /** Other names in any language, such as former and short ones, separated by semicolons. */
  otherNames?: InputMaybe<Scalars['String']['input']>;
  /** Further telephone numbers, separated by semicolons. */
  otherPhones?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** `Free`, or a currency sign repeated one (cheap) to three times (expensive). */
  priceRange?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of its pages in social networks, separated by semicolons. */
  socialLinks?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Suggestion of a new place. */
export type SuggestPlaceInput = {
  /** Neighborhood or part of the city. */
  area?: InputMaybe<Scalars['String']['input']>;
  /** Values of attributes. Attributes that are left out keep their values. */
  attributes?: InputMaybe<Array<AttributeInput>>;
  /** Address of a page that takes bookings. */
  bookingUrl?: InputMaybe<Scalars['String']['input']>;
  /** `closed-temporarily`, `closed-permanently` or `opening-soon`; empty if it is open. */
  businessStatus?: InputMaybe<Scalars['String']['input']>;
  /** Category, one of `placeKinds` or an alias of one. */
  category: Scalars['String']['input'];
  /** Id of its city. */
  cityId: Scalars['ID']['input'];
  /** Idempotency key, at most 200 characters: repeated requests with the same key suggest the place once. */
  clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates, stored with 6 decimals. */
  coordinates: CoordinatesInput;
  /** Description, 20 to 2,000 characters of plain text. */
  description: Scalars['String']['input'];
  /** Descriptions in other languages. Languages that are left out keep their texts. */
  descriptions?: InputMaybe<Array<LanguageTextInput>>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Full postal address in one line. */
  fullAddress?: InputMaybe<Scalars['String']['input']>;
  /** Address of its menu. */
  menuUrl?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of further categories, at most 4; as before if omitted. */
  moreCategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Name, 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** Names in other languages. Languages that are left out keep their texts. */
  names?: InputMaybe<Array<LanguageTextInput>>;
  /** Opening hours, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: InputMaybe<Scalars['String']['input']>;
  /** Day (`2026-05-03`) from which a place counts as open that is closed temporarily or opens soon. */
  opensOn?: InputMaybe<Scalars['String']['input']>;
  /** Other names in any language, such as former and short ones, separated by semicolons. */
  otherNames?: InputMaybe<Scalars['String']['input']>;
  /** Further telephone numbers, separated by semicolons. */
  otherPhones?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Ids of photos that the viewer has uploaded for the place, in display order; at most 5. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Postal code. */
  pincode?: InputMaybe<Scalars['String']['input']>;
  /** `Free`, or a currency sign repeated one (cheap) to three times (expensive). */
  priceRange?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of its pages in social networks, separated by semicolons. */
  socialLinks?: InputMaybe<Scalars['String']['input']>;
  /** Address of its own website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A check of the installation. */
export type SystemCheck = {
  /** Findings. */
  findings: Array<SystemFinding>;
  /** Name of the check. */
  name: SystemText;
};

/** A finding of a check. */
export type SystemFinding = {
  /** Result. */
  level: FindingLevel;
  /** Advice; null if nothing is wrong. */
  remedy?: Maybe<SystemText>;
  /** The finding. */
  text: SystemText;
};

/** Versions, sizes and queues of the installation. */
export type SystemStatus = {
  /** Size of the database in bytes. */
  databaseBytes: Scalars['Float']['output'];
  /** Version of PostgreSQL. */
  databaseVersion: Scalars['String']['output'];
  /** Size of this disk in bytes. */
  diskBytes: Scalars['Float']['output'];
  /** Folder of the data on the server. */
  folder: Scalars['String']['output'];
  /** Free space of the disk with the data folder, in bytes. */
  freeBytes: Scalars['Float']['output'];
  /** Whether the app runs its own PostgreSQL. */
  isEmbedded: Scalars['Boolean']['output'];
  /** The job queue. */
  jobs: JobCountsType;
  /** Version of Node.js. */
  nodeVersion: Scalars['String']['output'];
  /** Time at which the process that answers was started. */
  startedAt: Scalars['DateTime']['output'];
  /** Version of the app. */
  version: Scalars['String']['output'];
};

/** A text that clients can show in any language. */
export type SystemText = {
  /** Values in the text. */
  params?: Maybe<Scalars['JSONObject']['output']>;
  /** Key of the text. */
  reason: Scalars['String']['output'];
  /** The text in English. */
  text: Scalars['String']['output'];
};

/** Result of sending a test mail. */
export type TestMail = {
  /** Address of the viewer, to which the mail goes. */
  address: Scalars['String']['output'];
  /** Answer of the mail server, or the error of the connection, without secrets; null if the mail was sent. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Outcome. */
  outcome: TestMailOutcome;
};

/** Outcome of a test mail. */
export type TestMailOutcome =
  /** The site has no mail server: `SMTP_URL` is not set. */
  | 'NOT_SET_UP'
  /** The mail server has refused the mail, the sender or the sign-in. */
  | 'REFUSED'
  /** The mail server has accepted the mail. */
  | 'SENT'
  /** The mail server cannot be reached. */
  | 'UNREACHABLE';

/** Trend of a total within 30 days, by the days on which rows were added or deleted. */
export type Trend = {
  /** Growth as a fraction, such as 0.12 for 12 %; null if the total was 0 before. */
  change?: Maybe<Scalars['Float']['output']>;
  /** Total at the end of each of the last 30 days (UTC), the oldest first. */
  days: Array<Scalars['Int']['output']>;
};

/** Part of a search text that was understood. */
export type UnderstoodPart = {
  /** Key of the attribute; otherwise empty. */
  key: Scalars['String']['output'];
  /** Kind of the meaning: `open`, `price`, `category`, `attribute`, `city`, `area`, `sort` or `near`. */
  kind: Scalars['String']['output'];
  /** Words of the search that mean it. */
  text: Scalars['String']['output'];
  /** Slug, option, number of currency signs or `free`, id of the city, area, `now` or a time, `rating`, `newest` or `me`; several are separated by commas. */
  value: Scalars['String']['output'];
};

/** New profile data of the viewer. */
export type UpdateProfileInput = {
  /** Current password; needed for a new e-mail address, unless the account has no password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. A new address takes effect when the link sent to it is opened; the current address cancels a pending change. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Public name, 2 to 80 characters. */
  name: Scalars['String']['input'];
};

/** Public profile of a user. */
export type User = {
  /** URL of the public picture; null if there is none. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Time of registration. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Public lists of the user, the last changed first. */
  lists: Array<PlaceList>;
  /** Public name. */
  name: Scalars['String']['output'];
  /** Approved reviews of public places by the user, the newest first. */
  reviews: ReviewPage;
};


/** Public profile of a user. */
export type UserReviewsArgs = {
  page?: InputMaybe<PageInput>;
};

/** Numbers of users. */
export type UserCounts = {
  /** Admins. */
  admins: Scalars['Int']['output'];
  /** All that are not deleted. */
  all: Scalars['Int']['output'];
  /** Moderators. */
  moderators: Scalars['Int']['output'];
  /** Users with neither role. */
  regular: Scalars['Int']['output'];
  /** Users who are suspended now. */
  suspended: Scalars['Int']['output'];
  /** Users with a confirmed e-mail address. */
  verified: Scalars['Int']['output'];
};

/** Role of a user. */
export type UserRole =
  /** Manages the content and the users, and has the permissions of a moderator. */
  | 'ADMIN'
  /** Decides about contributions and reports. */
  | 'MODERATOR'
  /** A user without special permissions. */
  | 'USER';

/** Proof that the user can read the mailbox of the account. */
export type VerifyEmailInput = {
  /** Token from the link in the e-mail: the part after the `#`. */
  token: Scalars['String']['input'];
};

/** Permissions of the signed-in user. */
export type ViewerRights = {
  /** Whether the user may use the admin console. */
  administer: Scalars['Boolean']['output'];
  /** Whether the user may decide about contributions of others. */
  moderate: Scalars['Boolean']['output'];
};

/** A URL of another program, which gets a message when a place or review becomes public. */
export type Webhook = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Purpose of the webhook. */
  description?: Maybe<Scalars['String']['output']>;
  /** Events that it reports. */
  events: Array<WebhookEvent>;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the webhook is on. */
  isActive: Scalars['Boolean']['output'];
  /** Latest message to the webhook; null if there is none. */
  lastDelivery?: Maybe<WebhookDelivery>;
  /** Reason why the site switched it off; null if it did not. */
  offReason?: Maybe<Scalars['String']['output']>;
  /** URL that messages are sent to. */
  url: Scalars['String']['output'];
};

/** A message to a webhook. */
export type WebhookDelivery = {
  /** Number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** Time of the event. */
  createdAt: Scalars['DateTime']['output'];
  /** Time at which the receiver accepted it. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Duration of the last attempt, in milliseconds. */
  duration?: Maybe<Scalars['Int']['output']>;
  /** Event of the message. */
  event: WebhookEvent;
  /** Time at which it was given up. */
  failedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of the message, sent as the header `webhook-id`. */
  id: Scalars['ID']['output'];
  /** Reason why the last attempt failed; null if it did not. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** HTTP status of the last attempt; null without a response. */
  lastStatus?: Maybe<Scalars['Int']['output']>;
  /** Time of the next attempt; null if none follows. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the message. */
  state: WebhookDeliveryState;
  /** Identifier of the published place or review; for a test, that of the message. */
  subjectId: Scalars['ID']['output'];
};

/** One page of a list. */
export type WebhookDeliveryPage = {
  /** The items of this page, in the order of the list. */
  items: Array<WebhookDelivery>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages of the list; at least 1. */
  pages: Scalars['Int']['output'];
  /** Number of items in the whole list. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
};

/** State of a message. */
export type WebhookDeliveryState =
  /** The receiver accepted it. */
  | 'DELIVERED'
  /** No further attempts follow. */
  | 'FAILED'
  /** Waits for the first or the next attempt. */
  | 'WAITING';

/** Event that a webhook reports. */
export type WebhookEvent =
  /** No event, only a test: `ping`. */
  | 'PING'
  /** A place has become public: `place.published`. */
  | 'PLACE_PUBLISHED'
  /** A review has become public: `review.published`. */
  | 'REVIEW_PUBLISHED';

/** Settings of a webhook. */
export type WebhookInput = {
  /** Purpose of the webhook, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Events to report: `PLACE_PUBLISHED`, `REVIEW_PUBLISHED` or both. */
  events: Array<WebhookEvent>;
  /** Whether the webhook is on. Events while it is off are not sent later. */
  isActive?: Scalars['Boolean']['input'];
  /** URL that messages are sent to: a public `https://` address, at most 2,000 characters. */
  url: Scalars['String']['input'];
};

/** A webhook with its new secret. */
export type WebhookWithSecret = {
  /** Secret that signs the messages; shown only once. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};

/** A city of the world, from GeoNames. The site itself need not have it. */
export type WorldCity = {
  /** Coordinates of its center. */
  coordinates: Coordinates;
  /** Country, in English. */
  country: Scalars['String']['output'];
  /** Identifier in GeoNames. */
  geonamesId: Scalars['ID']['output'];
  /** Name, in English if the city has a common English name. */
  name: Scalars['String']['output'];
  /** Number of inhabitants, if known. */
  population?: Maybe<Scalars['Int']['output']>;
  /** State, province or region, in English; null if it is unknown. */
  state?: Maybe<Scalars['String']['output']>;
  /** IANA time zone. */
  timeZone: Scalars['TimeZone']['output'];
};

/** The world map of the site, which lies below all archives. */
export type WorldMapFacts = {
  /** Credits that the map shows, as HTML. */
  attribution: Scalars['String']['output'];
  /** Size of the file (bytes). */
  bytes: Scalars['Float']['output'];
  /** Layer that maps draw. */
  layer: MapLayer;
  /** Names of the layers of its tiles. */
  layers: Array<Scalars['String']['output']>;
  /** Number of tiles. */
  tileCount: Scalars['Float']['output'];
  /** Version. */
  version: Scalars['String']['output'];
};
