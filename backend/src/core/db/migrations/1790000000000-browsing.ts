import type { MigrationInterface, QueryRunner } from 'typeorm';

const EXTENSIONS = `
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- PostgreSQL declares unaccent() as STABLE only because its dictionary could change. With a fixed dictionary, this function is safe to index.
CREATE FUNCTION search_normalize(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

-- Mercator's projection, in degrees. Around any point, distances on the map have the same order as distances on the ground. Plain degrees do not
-- have this property.
CREATE FUNCTION map_point(longitude double precision, latitude double precision) RETURNS point LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT point(longitude, degrees(asinh(tan(radians(greatest(-89, least(89, latitude))))))) $$;
`;

const PEOPLE = `
CREATE TYPE user_role AS ENUM ('user', 'moderator', 'admin');
CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email citext NOT NULL UNIQUE,
  password_hash text,
  role user_role NOT NULL DEFAULT 'user',
  avatar_url text,
  is_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  suspended_until timestamptz,
  deleted_at timestamptz
);
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user_id ON sessions (user_id);
`;

const CITIES = `
CREATE TYPE city_status AS ENUM ('active', 'inactive');
CREATE TABLE cities (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  country text NOT NULL,
  description text NOT NULL,
  featured boolean NOT NULL DEFAULT false,
  population integer,
  founded_year integer,
  status city_status NOT NULL DEFAULT 'active',
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  time_zone text NOT NULL,
  places_count integer NOT NULL DEFAULT 0,
  source text,
  source_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  UNIQUE (source, source_id)
);
CREATE INDEX cities_population ON cities (population DESC NULLS LAST, id) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX cities_country_state ON cities (country, state) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX cities_search ON cities USING gin (search_normalize(name || ' ' || state || ' ' || country) gin_trgm_ops);

CREATE TABLE city_images (
  id uuid PRIMARY KEY,
  city_id uuid NOT NULL REFERENCES cities ON DELETE CASCADE,
  url text NOT NULL,
  alt text NOT NULL,
  credit text,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX city_images_city_id ON city_images (city_id, position);
`;

const PLACES = `
CREATE TYPE place_status AS ENUM ('pending', 'active', 'inactive');
CREATE TABLE places (
  id uuid PRIMARY KEY,
  city_id uuid NOT NULL REFERENCES cities,
  name text NOT NULL,
  description text NOT NULL,
  category text NOT NULL,
  latitude double precision,
  longitude double precision,
  full_address text,
  pincode text,
  phone text,
  website text,
  price_range text,
  opening_hours text,
  featured boolean NOT NULL DEFAULT false,
  status place_status NOT NULL DEFAULT 'pending',
  created_by uuid REFERENCES users ON DELETE SET NULL,
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  rating_average double precision NOT NULL DEFAULT 0,
  ranking double precision NOT NULL DEFAULT 0,
  source text,
  source_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (source, source_id),
  CONSTRAINT places_location_check CHECK ((latitude IS NULL) = (longitude IS NULL))
);
-- One index per combination of filters, in the order of its list: a page is one index range.
CREATE INDEX places_ranking ON places (ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_city_ranking ON places (city_id, ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_category_ranking ON places (category, ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_city_category_ranking ON places (city_id, category, ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_pincode_ranking ON places (pincode, ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_rating ON places (rating_average DESC, rating_count DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_city_rating ON places (city_id, rating_average DESC, rating_count DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_reviewed ON places (rating_count DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_city_reviewed ON places (city_id, rating_count DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_newest ON places (created_at DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_city_newest ON places (city_id, created_at DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_city_featured ON places (city_id, featured DESC, ranking DESC, id DESC) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_location ON places USING spgist (map_point(longitude, latitude)) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX places_created_by ON places (created_by) WHERE created_by IS NOT NULL;

CREATE TABLE place_images (
  id uuid PRIMARY KEY,
  place_id uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  url text NOT NULL,
  alt text NOT NULL,
  credit text,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX place_images_place_id ON place_images (place_id, position);
`;

const REVIEWS = `
CREATE TYPE review_status AS ENUM ('pending', 'approved', 'rejected');
CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  place_id uuid NOT NULL REFERENCES places,
  user_id uuid NOT NULL REFERENCES users,
  rating smallint NOT NULL,
  title text,
  comment text NOT NULL,
  status review_status NOT NULL DEFAULT 'pending',
  rejection_reason text,
  helpful_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  CONSTRAINT reviews_rating_check CHECK (rating BETWEEN 1 AND 5)
);
CREATE UNIQUE INDEX reviews_place_user ON reviews (place_id, user_id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_place_newest ON reviews (place_id, created_at DESC, id DESC) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX reviews_user_id ON reviews (user_id);
`;

export class Browsing1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [EXTENSIONS, PEOPLE, CITIES, PLACES, REVIEWS]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('The first migration has no way back: drop the database instead.');
  }
}
