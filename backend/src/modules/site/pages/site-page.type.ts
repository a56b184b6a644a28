import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { LocalizedText } from '../localized-text.type.js';

/** Places of links to pages that the operator has written, by their name in GraphQL. */
export const PagePlace = { FOOTER: 'footer', MENU: 'menu' } as const;

export type PagePlace = (typeof PagePlace)[keyof typeof PagePlace];
registerEnumType(PagePlace, {
  name: 'PagePlace',
  description: 'Place of a link to a page of the operator.',
  valuesConfig: { FOOTER: { description: 'Footer of every page.' }, MENU: { description: 'Menu in the header.' } },
});

@ObjectType({ description: 'Link to a page of the operator.' })
export class SitePageLink {
  @Field(() => String, {
    description: 'Last part of the address of the page: `/pages/about`. `privacy` and `terms` have the addresses `/privacy` and `/terms`.',
  })
  slug: string;

  @Field(() => PagePlace, { description: 'Place of the link.' })
  place: PagePlace;

  @Field(() => [LocalizedText], { description: 'Titles; empty while the page has the text of the app.' })
  titles: LocalizedText[];
}

@ObjectType({ description: 'A page that the operator has written.' })
export class SitePage {
  @Field(() => String, { description: 'Last part of its address.' })
  slug: string;

  @Field(() => String, { description: 'Title.' })
  title: string;

  @Field(() => String, { description: 'Text as HTML without scripts, styles and event handlers. Its headings begin with `h2`.' })
  html: string;

  @Field(() => String, { description: 'First sentence, for search engines and link previews.' })
  description: string;

  @Field(() => [String], { description: 'Languages of the page (BCP 47). The first is the language of this text.' })
  languages: string[];

  @Field(() => Date, { description: 'Time of the last change.' })
  updatedAt: Date;
}
