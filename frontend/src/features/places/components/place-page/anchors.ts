/** Ids of the sections of a place's page, in their order. */
export type SectionId = 'about' | 'location' | 'reviews' | 'more';

export interface SectionLink {
  id: SectionId;
  label: string;
}

/** Height of the row of links to the sections, in pixels. */
export const SECTION_NAV_HEIGHT = 56;
