import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, type PlacesParams } from '../../../lib/address';
import type { ChangeFilters } from '../../../widgets/places';

/** Returns a function that changes filters in the address. */
export function useChangeFilters(params: PlacesParams): ChangeFilters {
  const navigate = useNavigate();
  return useCallback<ChangeFilters>(
    (patch, how) => {
      // A map area belongs to the former city, so a change of city removes it.
      const elsewhere = 'city' in patch && { area: undefined };
      const next = { ...params, page: undefined, ...elsewhere, ...patch };
      void navigate(paths.places(next), { replace: how?.typing ?? false, preventScrollReset: true });
    },
    [params, navigate],
  );
}
