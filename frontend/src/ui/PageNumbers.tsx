import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';

interface Props {
  /** The current page, from 1. */
  page: number;
  pages: number;
  hrefOf: (n: number) => string;
  /** Names the row where a screen has several. */
  label?: string;
}

/** Links to the pages of a list, the current one highlighted; nothing where there is one page only. */
export function PageNumbers({ page, pages, hrefOf, label = 'Result pages' }: Props) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (pages <= 1) return null;
  return (
    <Pagination
      aria-label={label}
      count={pages}
      page={page}
      color="primary"
      // More would not stay in one line.
      siblingCount={isPhone ? 0 : 1}
      sx={{ display: 'flex', justifyContent: 'center', mt: 6 }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          {...(item.page !== null && !item.disabled ? { component: Link, to: hrefOf(item.page) } : {})}
          aria-current={item.type === 'page' && item.selected ? 'page' : undefined}
        />
      )}
    />
  );
}
