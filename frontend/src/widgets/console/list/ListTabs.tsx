import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n';
import { useCurrentInSight } from '../../../ui/lazy';
import { type AddressPatch, useListAddress } from './useListAddress';

const Tab = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  height: 44,
  padding: theme.spacing(0, 1.5),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': { color: theme.vars.palette.text.primary, borderBottomColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -3 },
}));

export interface ListTab {
  label: string;
  /** Number of rows; undefined until it is known. */
  count: number | undefined;
  /** Address parameters of the tab; it clears the parameters of the other tabs. */
  params: Readonly<Record<string, string>>;
  /** Address of another screen that the tab leads to; `params` do not count then. */
  to?: string;
}

interface Props {
  /** Label of the tabs for screen readers. */
  label: string;
  tabs: readonly ListTab[];
}

/** Tabs of a list by status, as links with the number of rows. */
export function ListTabs({ label, tabs }: Props) {
  const { address, hrefWith } = useListAddress();
  const cleared: AddressPatch = Object.fromEntries(tabs.flatMap(({ params }) => Object.keys(params)).map((name) => [name, undefined]));
  const isCurrent = (params: AddressPatch) => Object.keys(cleared).every((name) => (address.get(name) ?? undefined) === params[name]);

  const row = useCurrentInSight<HTMLUListElement>(tabs.map(({ params, count }) => `${isCurrent(params)} ${count}`).join());

  return (
    <Box component="nav" aria-label={label} sx={{ minWidth: 0 }}>
      <Box component="ul" ref={row} sx={{ position: 'relative', display: 'flex', m: 0, p: 0, listStyle: 'none', overflowX: 'auto', scrollbarWidth: 'none' }}>
        {tabs.map(({ label: name, count, params, to }) => (
          <li key={name}>
            <Tab to={to ?? hrefWith({ ...cleared, ...params })} preventScrollReset={!to} aria-current={!to && isCurrent(params) ? 'page' : undefined}>
              {name}
              {count !== undefined && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
                  {formatNumber(count)}
                </Box>
              )}
            </Tab>
          </li>
        ))}
      </Box>
    </Box>
  );
}
