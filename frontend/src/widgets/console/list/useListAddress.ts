import { useSearchParams } from 'react-router-dom';

/** Parameters to change; undefined takes one away. */
export type AddressPatch = Record<string, string | undefined>;

interface ListAddress {
  address: URLSearchParams;
  /** Narrows or orders the list anew, from its first page. `typing` replaces the entry of the history instead of adding one. */
  change: (patch: AddressPatch, how?: { typing?: boolean }) => void;
  /** The address of the list with other parameters, from its first page. */
  hrefWith: (patch: AddressPatch) => string;
}

function changed(address: URLSearchParams, patch: AddressPatch): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries<string | undefined>({ page: undefined, ...patch })) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** What a list shows stands in its address, and nowhere else. */
export function useListAddress(): ListAddress {
  const [address, setAddress] = useSearchParams();
  return {
    address,
    change: (patch, how) => setAddress(changed(address, patch), { replace: how?.typing ?? false, preventScrollReset: true }),
    hrefWith: (patch) => `?${changed(address, patch).toString()}`,
  };
}
