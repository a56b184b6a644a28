import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, type PlacesParams } from '../../../lib/address';
import { addressText } from '../../../lib/places';

/** Corrects an address with another word for a category, such as its former slug. The server does the same when a page loads. */
export function useCategorySlug(address: URLSearchParams, params: PlacesParams): void {
  const navigate = useNavigate();
  const isOther = params.category !== addressText(address, 'category');
  useEffect(() => {
    if (isOther) void navigate(paths.places(params), { replace: true, preventScrollReset: true });
  }, [isOther, params, navigate]);
}
