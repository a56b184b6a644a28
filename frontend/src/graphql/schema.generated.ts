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
  /** The places that they have marked, the last first; hidden places are left out. */
  favorites: PlacePage;
  /** Stable identifier. */
  id: Scalars['ID']['output'];
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

/** A picture. */
export type Image = {
  /** What the picture shows, for people who do not see it. */
  alt: Scalars['String']['output'];
  /** Whom to credit. */
  credit?: Maybe<Scalars['String']['output']>;
  /** Pixels down of the file at `url`, if known. */
  height?: Maybe<Scalars['Int']['output']>;
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

/** Where map pictures come from. */
export type MapTiles = {
  /** Whom the map must credit, as HTML. */
  attribution: Scalars['String']['output'];
  /** Address template with {z}, {x} and {y}, and {s} where there are subdomains. */
  url: Scalars['String']['output'];
};

/** Where a contribution stands. Only its author and moderators are told. */
export type Moderation = {
  /** Whether it was public and waits again because several people have reported it. */
  isHeld: Scalars['Boolean']['output'];
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: ModerationStatus;
};

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
  /** Writes a suggested edit into its place. */
  applyPlaceEdit: PlaceEdit;
  /** Lets everyone see a photo that waits or was refused. */
  approvePhoto: Photo;
  /** Makes a suggested place public. */
  approvePlace: Place;
  /** Shows a review to everyone. */
  approveReview: Review;
  /** Sets a new password. All sessions end, and this one begins anew. */
  changePassword: SignInPayload;
  /** Makes a list of places; a person has at most 100. */
  createPlaceList: PlaceList;
  /** Tells the moderators that something is wrong; one report for each person and thing. */
  createReport: Scalars['Boolean']['output'];
  /** Reviews a place, once; it shows when a moderator has approved it, or at once if its author is trusted. */
  createReview: Review;
  /** Deletes the account for good: personal data is erased, reviews stay without a name. */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes a photo that the viewer has uploaded. */
  deletePhoto: Scalars['Boolean']['output'];
  /** Deletes a list for good. */
  deletePlaceList: Scalars['Boolean']['output'];
  /** Deletes the viewer's own review; answers the place that it was about. */
  deleteReview: Place;
  /** Closes the open reports of something without consequence; answers how many those were. */
  dismissReports: Scalars['Int']['output'];
  /** Signs the viewer out everywhere but here; answers how many sessions that ended. */
  endOtherSessions: Scalars['Int']['output'];
  /** Signs the viewer out of one device. */
  endSession: Scalars['Boolean']['output'];
  /** Says that the viewer found somebody else's review helpful. */
  markReviewHelpful: Review;
  /** Moves a place of a list to a position, from 1. */
  movePlaceInList: PlaceList;
  /** Makes an account and signs it in; a link to confirm the e-mail address is sent there. */
  register: SignInPayload;
  /** Refuses a photo; whoever uploaded it is told why. */
  rejectPhoto: Photo;
  /** Keeps a suggested place out of the guide. */
  rejectPlace: Place;
  /** Refuses a suggested edit. */
  rejectPlaceEdit: PlaceEdit;
  /** Keeps a review from being seen; its author is told why. */
  rejectReview: Review;
  /** Takes the picture of the viewer away. */
  removeAvatar: Account;
  /** Takes a place from the favourites; it need not be one. */
  removeFavorite: Place;
  /** Takes a place out of a list; it need not be there. */
  removePlaceFromList: PlaceList;
  /** Makes a new link to a list that is visible by link; the old one leads nowhere from then on. */
  renewPlaceListLink: PlaceList;
  /** Sends a link to choose a new password, if the address has an account. The answer is the same if not. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sends the link to confirm the e-mail address once more, at most five times an hour. */
  resendVerification: Scalars['Boolean']['output'];
  /** Sets a new password by the link that was sent. All sessions of the account end. */
  resetPassword: Scalars['Boolean']['output'];
  /** Makes a photo that the viewer has uploaded their picture; the one before is deleted. */
  setAvatar: Account;
  /** Signs somebody in by e-mail address and password. */
  signIn: SignInPayload;
  /** Ends the session that asks. */
  signOut: Scalars['Boolean']['output'];
  /** Suggests a place that the guide lacks; it shows once it is approved. What an admin adds shows at once. */
  suggestPlace: Place;
  /** Suggests better details; an edit of the same person and place that still waits is replaced. */
  suggestPlaceEdit: PlaceEdit;
  /** Takes back that the viewer found a review helpful. */
  unmarkReviewHelpful: Review;
  /** Says whether the viewer is told by mail what became of what they contribute. */
  updateMailPreferences: Account;
  /** Changes what a list is called and who may read it; a link lasts as long as the list is visible by link. */
  updatePlaceList: PlaceList;
  /** Writes a note beside a place of a list, or removes it. */
  updatePlaceListNote: PlaceList;
  /** Changes the name at once, and the e-mail address once the link in the message to it was opened. */
  updateProfile: Account;
  /** Changes the viewer's own review; a new text is read by a moderator again. */
  updateReview: Review;
  /** Confirms an e-mail address by the link that was sent to it. */
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
};


/** Everything that can be changed. */
export type MutationApprovePhotoArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationApprovePlaceArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationApproveReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
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
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
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
export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationDismissReportsArgs = {
  input: ReportTargetInput;
};


/** Everything that can be changed. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
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
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. */
export type MutationRejectPhotoArgs = {
  id: Scalars['ID']['input'];
  input: RejectionInput;
};


/** Everything that can be changed. */
export type MutationRejectPlaceArgs = {
  id: Scalars['ID']['input'];
  input: RejectionInput;
};


/** Everything that can be changed. */
export type MutationRejectPlaceEditArgs = {
  id: Scalars['ID']['input'];
  input: RejectionInput;
};


/** Everything that can be changed. */
export type MutationRejectReviewArgs = {
  id: Scalars['ID']['input'];
  input: RejectionInput;
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
export type MutationRenewPlaceListLinkArgs = {
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
export type MutationSetAvatarArgs = {
  photoId: Scalars['ID']['input'];
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
export type MutationUnmarkReviewHelpfulArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed. */
export type MutationUpdateMailPreferencesArgs = {
  wantsDecisionMails: Scalars['Boolean']['input'];
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

/** A photo that somebody has uploaded. */
export type Photo = {
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Pixels of its largest file, down. */
  height: Scalars['Int']['output'];
  /** Stable identifier. */
  id: Scalars['ID']['output'];
  /** The photo to show. */
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

/** Better details of a place that somebody has suggested. Only they and moderators see it. */
export type PlaceEdit = {
  /** What would change, field by field. */
  changes: Array<FieldChange>;
  /** When it was suggested. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable identifier; one that is replaced gets another. */
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
  /** Whether it waits for a decision that they may take. */
  moderate: Scalars['Boolean']['output'];
  /** Whether they may tell the moderators that something is wrong with it. */
  report: Scalars['Boolean']['output'];
  /** Signed in, and has not reviewed it yet. */
  review: Scalars['Boolean']['output'];
  /** Whether they may suggest better details. */
  suggestEdit: Scalars['Boolean']['output'];
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
  /** The places of the guide. */
  places: PlacePage;
  /** Places of a city that a new one could be the same as: at most 100 m away, or at most 250 m and similar in name; the nearest first. */
  placesLike: Array<PlaceLike>;
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

/** Why a contribution is refused. */
export type RejectionInput = {
  /** The reason, for its author to read; at most 500 characters. */
  reason: Scalars['String']['input'];
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
  /** The place that it is about; absent where that is hidden. */
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
  /** Approve or reject it. */
  moderate: Scalars['Boolean']['output'];
  /** Tell the moderators that something is wrong with it. */
  report: Scalars['Boolean']['output'];
  /** Say that it was helpful. */
  vote: Scalars['Boolean']['output'];
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
