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
  /** Address of their picture, if there is one. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Member since. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mail address; others never see it. */
  email: Scalars['String']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Whether the e-mail address is known to be theirs. */
  isVerified: Scalars['Boolean']['output'];
  /** The name that others see. */
  name: Scalars['String']['output'];
  /** A new e-mail address that waits for its link to be opened. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Where the account comes from. */
  provider: SignInMethod;
  /** What they may do in the guide. */
  role: UserRole;
  /** The ways in which they can sign in. */
  signInMethods: Array<SignInMethod>;
  /** What they may do. */
  viewerCan: ViewerRights;
};

/** How much the guide holds, and how much of it waits for a decision. */
export type AdminStats = {
  /** Places that wait for approval. */
  pendingPlaces: Scalars['Int']['output'];
  /** Reviews that wait for approval. */
  pendingReviews: Scalars['Int']['output'];
  /** Active cities. */
  totalCities: Scalars['Int']['output'];
  /** Active places. */
  totalPlaces: Scalars['Int']['output'];
  /** Approved reviews. */
  totalReviews: Scalars['Int']['output'];
  /** People with an account. */
  totalUsers: Scalars['Int']['output'];
};

/** A rectangle on the map. */
export type BoundsInput = {
  /** Its upper right corner. */
  northEast: CoordinatesInput;
  /** Its lower left corner. */
  southWest: CoordinatesInput;
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
  /** State, province or region. */
  state: Scalars['String']['output'];
  /** Whether it is part of the public guide. */
  status: CityStatus;
  /** Time zone, as the IANA names it. */
  timeZone: Scalars['TimeZone']['output'];
};


/** A city of the guide. */
export type CityFeaturedPlacesArgs = {
  limit?: Scalars['Int']['input'];
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

/** Whether a city is part of the public guide. */
export type CityStatus =
  /** Everyone sees it. */
  | 'ACTIVE'
  /** Hidden, and its places with it. */
  | 'INACTIVE';

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

/** Proof that it is the person who deletes the account. */
export type DeleteAccountInput = {
  /** The password; not needed by an account that has none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** A picture. */
export type Image = {
  /** What the picture shows, for people who do not see it. */
  alt: Scalars['String']['output'];
  /** Whom to credit. */
  credit?: Maybe<Scalars['String']['output']>;
  /** Whether CityPins drew it because nobody has added a photo yet. */
  isIllustration: Scalars['Boolean']['output'];
  /** Address of the picture, absolute or from the root of this server. */
  url: Scalars['String']['output'];
};

/** Where map pictures come from. */
export type MapTiles = {
  /** Whom the map must credit, as HTML. */
  attribution: Scalars['String']['output'];
  /** Address template with {z}, {x} and {y}, and {s} where there are subdomains. */
  url: Scalars['String']['output'];
};

/** Everything that can be changed. */
export type Mutation = {
  /** Sets a new password. All sessions end, and this one begins anew. */
  changePassword: SignInPayload;
  /** Deletes the account for good: personal data is erased, reviews stay without a name. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Signs the viewer out everywhere but here; answers how many sessions that ended. */
  endOtherSessions: Scalars['Int']['output'];
  /** Signs the viewer out of one device. */
  endSession: Scalars['Boolean']['output'];
  /** Makes an account and signs it in; a link to confirm the e-mail address is sent there. */
  register: SignInPayload;
  /** Sends a link to choose a new password, if the address has an account. The answer is the same if not. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sends the link to confirm the e-mail address once more, at most five times an hour. */
  resendVerification: Scalars['Boolean']['output'];
  /** Sets a new password by the link that was sent. All sessions of the account end. */
  resetPassword: Scalars['Boolean']['output'];
  /** Signs somebody in by e-mail address and password. */
  signIn: SignInPayload;
  /** Ends the session that asks. */
  signOut: Scalars['Boolean']['output'];
  /** Changes the name at once, and the e-mail address once the link in the message to it was opened. */
  updateProfile: Account;
  /** Confirms an e-mail address by the link that was sent to it. */
  verifyEmail: Scalars['Boolean']['output'];
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything that can be changed. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything that can be changed. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationRegisterArgs = {
  input: RegisterInput;
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
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Everything that can be changed. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Everything that can be changed. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};

/** Which part of a list to answer. */
export type PageInput = {
  /** Number of the page, from 1. A number past the end answers the last page. */
  number?: Scalars['Int']['input'];
  /** Items on a page, 1 to 100. */
  size?: Scalars['Int']['input'];
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
  /** Whether the place is invented, for trying CityPins out. */
  isSample: Scalars['Boolean']['output'];
  /** Name, as the sign says it or in English. */
  name: Scalars['String']['output'];
  /** When it is open, in the opening_hours syntax of OpenStreetMap. */
  openingHours?: Maybe<Scalars['String']['output']>;
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
  /** Where it stands between its suggestion and the public guide. */
  status: PlaceStatus;
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

/** Which places to list; every part narrows the list further. */
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

/** One page of a list. */
export type PlacePage = {
  /** The items of this page, in the order of the list. */
  items: Array<Place>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** How many pages the list has; at least 1. */
  pages: Scalars['Int']['output'];
  /** How many items the whole list has. Where they must be counted one by one, at most 10000. */
  total: Scalars['Int']['output'];
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
  /** What the admin dashboard shows first. */
  adminStats: AdminStats;
  /** The cities of the guide: featured ones first, then by population. */
  cities: CityPage;
  /** One city; NOT_FOUND where there is none. */
  city?: Maybe<City>;
  /** Names of the countries that have a city, in alphabetical order. */
  countries: Array<Scalars['String']['output']>;
  /** Featured cities, the largest first; the largest of all where none is featured. */
  featuredCities: Array<City>;
  /** Everything that the guide stores about the viewer. */
  myData: Scalars['JSONObject']['output'];
  /** One place; NOT_FOUND where there is none. */
  place?: Maybe<Place>;
  /** The categories that have a place, in alphabetical order. */
  placeCategories: Array<PlaceCategory>;
  /** The cities that have a place, in alphabetical order; at most 1,000. */
  placeCities: Array<City>;
  /** The places of the guide. */
  places: PlacePage;
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
export type QueryPlaceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPlacesArgs = {
  filter?: InputMaybe<PlaceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: PlaceSort;
};


/** Everything that can be read. */
export type QueryStatesArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
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
  /** How many people found it helpful. */
  helpfulCount: Scalars['Int']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The gist in a few words. */
  title?: Maybe<Scalars['String']['output']>;
  /** Who wrote it; absent where the account is gone. */
  user?: Maybe<User>;
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
  /** The folder that holds the mails of a guide that is not set up to send them. */
  mailFolder?: Maybe<Scalars['String']['output']>;
  /** The ways to sign in that are set up. */
  methods: Array<SignInMethod>;
  /** Least characters of a new password. */
  minPasswordLength: Scalars['Int']['output'];
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
  /** Where map pictures come from. */
  mapTiles: MapTiles;
  /** Pages of the guide in social networks. */
  socialLinks: Array<Scalars['URL']['output']>;
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
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** The name the person goes by here. */
  name: Scalars['String']['output'];
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
};
