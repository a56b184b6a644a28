import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, type PlacesParams } from '../../../lib/paths';
import type { ChangeFilters } from './filters';

/** The way to other filters than those of the address. */
export function useChangeFilters(params: PlacesParams): ChangeFilters {
  const navigate = useNavigate();
  return useCallback<ChangeFilters>(
    (patch, how) => {
      // Whoever goes to another city leaves the part of the map behind that they searched before.
      const elsewhere = 'city' in patch && { area: undefined };
      const next = { ...params, page: undefined, ...elsewhere, ...patch };
      void navigate(paths.places(next), { replace: how?.typing ?? false, preventScrollReset: true });
    },
    [params, navigate],
  );
}
