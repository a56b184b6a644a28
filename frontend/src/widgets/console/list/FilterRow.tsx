import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** The field for words. */
  search?: ReactNode;
  /** What else narrows or orders the list. */
  children: ReactNode;
  /** How many rows it has. */
  total: ReactNode;
  /** What can be done with rows that are ticked; takes the place of the filters. On phones it stands elsewhere, and they stay. */
  bulk?: ReactNode;
}

/** From tablets on, all stands in one row that wraps. */
const loose = { display: { xs: 'flex', sm: 'contents' }, alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
/** On phones, fields stand in a line that a thumb moves; it fades where it goes on. The padding is for labels and focus rings. */
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

/** What narrows a list, above it. */
export function FilterRow({ search, children, total, bulk }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const filters = useRef<HTMLDivElement>(null);
  const isTicked = Boolean(bulk);
  const wasTicked = useRef(false);

  useEffect(() => {
    // What was pressed goes with its bar; whoever works by keyboard stays at the list.
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
