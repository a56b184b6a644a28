/** Ids of the sections of a place's page, in page order. */
export type SectionId = 'about' | 'good-to-know' | 'location' | 'reviews' | 'more';

export interface SectionLink {
  id: SectionId;
  label: string;
}

/** Height of the section navigation (px). */
export const SECTION_NAV_HEIGHT = 56;
