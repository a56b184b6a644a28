import type { SampleCategory } from './types.js';

/** Rows of the sample data set: keys are column names, times are ISO text. */
export interface CityRow {
  id: string;
  name: string;
  state: string;
  country: string;
  description: string;
  featured: boolean;
  population: number;
  founded_year: number | null;
  status: 'active';
  latitude: number;
  longitude: number;
  time_zone: string;
  source: 'geonames';
  source_id: string;
  created_at: string;
  updated_at: string;
}

export interface UserRow {
  id: string;
  name: string;
  email: string;
  password_hash: null;
  role: 'user' | 'moderator';
  is_verified: boolean;
  created_at: string;
}

export interface PlaceRow {
  id: string;
  city_id: string;
  name: string;
  description: string;
  category: SampleCategory;
  latitude: number;
  longitude: number;
  full_address: string;
  pincode: string | null;
  phone: string | null;
  website: string | null;
  price_range: string | null;
  opening_hours: string | null;
  featured: boolean;
  status: 'active' | 'pending';
  created_by: string | null;
  source: 'sample' | 'sample-landmark';
  source_id: string;
  created_at: string;
  updated_at: string;
}

export interface ReviewRow {
  id: string;
  place_id: string;
  user_id: string;
  rating: number;
  title: string | null;
  comment: string;
  status: 'approved' | 'pending' | 'rejected';
  rejection_reason: string | null;
  helpful_count: number;
  /** First day of the month of the visit, such as `2026-03-01`. */
  visited_on: string | null;
  created_at: string;
}

export interface PlaceListRow {
  id: string;
  user_id: string;
  name: string;
  description: string;
  visibility: 'public';
  created_at: string;
  updated_at: string;
}

export interface PlaceListItemRow {
  list_id: string;
  place_id: string;
  note: string | null;
  position: number;
  added_at: string;
}

export interface PlaceEditRow {
  id: string;
  place_id: string;
  user_id: string;
  changes: Record<string, { before: string | null; after: string | null }>;
  note: string | null;
  created_at: string;
}

/** Report of a place or of a review; one of `place_id` and `review_id` is null. */
export interface ReportRow {
  id: string;
  reporter_id: string;
  place_id: string | null;
  review_id: string | null;
  reason: 'inappropriate' | 'wrong-details' | 'spam' | 'other';
  note: string | null;
  created_at: string;
}

export interface SampleData {
  cities: CityRow[];
  users: UserRow[];
  /** Places without ratings; triggers compute these from the reviews. */
  places: PlaceRow[];
  reviews: ReviewRow[];
  placeEdits: PlaceEditRow[];
  reports: ReportRow[];
  placeLists: PlaceListRow[];
  placeListItems: PlaceListItemRow[];
}
