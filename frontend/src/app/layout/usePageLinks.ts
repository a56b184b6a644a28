import { useQuery } from '@apollo/client/react';
import { paths } from '../../lib/address';
import { language, t } from '../../lib/i18n';
import { PLAIN_PAGES, titleIn } from '../../lib/site';
import { AppLayoutDocument } from './AppLayout.generated';

interface PageLink {
  to: string;
  label: string;
}

/** Returns the links to the operator's pages in the footer or in the menu of the header. */
export function usePageLinks(place: 'FOOTER' | 'MENU'): readonly PageLink[] {
  const { data } = useQuery(AppLayoutDocument);
  const pages = (data?.site.pages ?? PLAIN_PAGES).filter((page) => page.place === place);
  return pages.map((page) => ({ to: paths.page(page.slug), label: titleIn(page, language.code, t) }));
}
