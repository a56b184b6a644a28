import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Search field. */
  search?: ReactNode;
  /** Filters and order of the list. */
  children?: ReactNode;
  /** Number of rows. */
  total: ReactNode;
  /** Toolbar for ticked rows; it replaces the filters. On phones it is elsewhere, and the filters stay. */
  bulk?: ReactNode;
}

/** On tablets and larger screens, all parts are in one row that wraps. */
const loose = { display: { xs: 'flex', sm: 'contents' }, alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
/** On phones, the fields are in a row that scrolls sideways and fades at its end. The padding leaves room for labels and focus rings. */
const line = {
  ...loose,
  flex: 1,
  mt: -1.25,
  mb: -0.75,
  mx: -0.75,
  pt: 1.25,
  pb: 0.75,
  pl: 0.75,
  pr: 3,
  maskImage: { xs: 'linear-gradient(to left, transparent, #000 24px)', sm: 'none' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
} as const;

/** Row of filters above a list. */
export function FilterRow({ search, children, total, bulk }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const filters = useRef<HTMLDivElement>(null);
  const isTicked = Boolean(bulk);
  const wasTicked = useRef(false);

  useEffect(() => {
    // The pressed button disappears with the toolbar; move the focus to the filters, so keyboard users stay at the list.
    if (wasTicked.current && !isTicked && document.activeElement === document.body) filters.current?.focus({ preventScroll: true });
    wasTicked.current = isTicked;
  }, [isTicked]);

  return (
    <>
      {bulk}
      {(!bulk || isPhone) && (
        <Stack
          ref={filters}
          role="search"
          tabIndex={-1}
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ flexWrap: { sm: 'wrap' }, alignItems: { sm: 'center' }, gap: 1.5, mb: 1.5 }}
        >
          {search}
          <Stack direction="row" sx={loose}>
            <Stack direction="row" sx={line}>
              {children}
            </Stack>
            {total}
          </Stack>
        </Stack>
      )}
    </>
  );
}
