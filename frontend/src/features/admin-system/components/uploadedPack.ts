/** An uploaded pack, and what an import would do. */
export interface UploadedPack {
  _id: string;
  name: string;
  credit?: string;
  licence?: string;
  cities: { all: number; present: number };
  places: { all: number; present: number };
  pictures: number;
  maps: { all: number; present: number };
  /** Keys of attributes, compared with those of the site. */
  attributes: { added: string[]; changed: string[]; removed: string[] };
  settings: string[];
  others: string[];
  /** Rows of the site, which a replacement deletes. */
  content: { cities: number; places: number; reviews: number; photos: number };
}
