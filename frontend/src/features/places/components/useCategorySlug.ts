import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '../../../lib/currentSite';
import { withSlugs } from '../../../lib/places';

/** Corrects an address with another word for a category, such as its former slug. The server does the same when a page loads. */
export function useCategorySlug(address: URLSearchParams): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const site = useSite();
  const slugged = withSlugs(address, site)?.toString();
  useEffect(() => {
    if (slugged !== undefined) void navigate(`${pathname}?${slugged}`, { replace: true, preventScrollReset: true });
  }, [slugged, pathname, navigate]);
}
