import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { t } from '../lib/i18n';

interface Props {
  /** Current page, starting at 1. */
  page: number;
  pages: number;
  hrefOf: (n: number) => string;
  /** Accessible name; needed if a screen has several rows of page links. */
  label?: string;
}

/** Returns the accessible name of a link. */
function nameOf(type: string, page: number | null, isCurrent: boolean): string {
  if (type === 'page') return t(isCurrent ? 'ui.page' : 'ui.goToPage', { page: page ?? 0 });
  return t(type === 'next' ? 'ui.goToNextPage' : 'ui.goToPreviousPage');
}

/** Links to the pages of a list, with the current one highlighted; nothing for a single page. */
export function PageNumbers({ page, pages, hrefOf, label = t('ui.resultPages') }: Props) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (pages <= 1) return null;
  return (
    <Pagination
      aria-label={label}
      getItemAriaLabel={nameOf}
      count={pages}
      page={page}
      color="primary"
      // More links would not fit into one line.
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
