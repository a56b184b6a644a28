import { useSearchParams } from 'react-router-dom';

/** Parameters to change; undefined removes one. A list is repeated, one parameter for each value. */
export type AddressPatch = Record<string, string | readonly string[] | undefined>;

interface ListAddress {
  address: URLSearchParams;
  /** Changes filters or order and returns to the first page. `typing` replaces the history entry instead of adding one. */
  change: (patch: AddressPatch, how?: { typing?: boolean }) => void;
  /** Returns a link with changed parameters, to the first page. */
  hrefWith: (patch: AddressPatch) => string;
}

function changed(address: URLSearchParams, patch: AddressPatch): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries<AddressPatch[string]>({ page: undefined, ...patch })) {
    next.delete(name);
    for (const one of [value ?? []].flat()) if (one !== '') next.append(name, one);
  }
  return next;
}

/** Reads and changes the state of a list, which is only in its address. */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useSearchParams();
  return {
    address,
    change: (patch, how) => setAddress(changed(address, patch), { replace: how?.typing ?? false, preventScrollReset: true }),
    hrefWith: (patch) => `?${changed(address, patch).toString()}`,
  };
}
