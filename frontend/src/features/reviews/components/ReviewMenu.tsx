import FlagOutlined from '@mui/icons-material/FlagOutlined';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useSignIn } from '../../../lib/account';
import { ReportDialog } from '../../../widgets/reports';

interface Props {
  reviewId: string;
  /** Name of the review, for example "the review by Asha Rao". */
  what: string;
}

/** Menu with further actions on another user's review. */
export function ReviewMenu({ reviewId, what }: Props) {
  const { signInFirst } = useSignIn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isReporting, setReporting] = useState(false);
  const report = () => {
    setAnchor(null);
    signInFirst(() => setReporting(true), { hash: '#reviews' });
  };

  return (
    <>
      <IconButton
        aria-label={t('reviews.moreAboutWhat', { what })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={report}>
          <ListItemIcon>
            <FlagOutlined fontSize="small" />
          </ListItemIcon>
          {t('reviews.report')}
        </MenuItem>
      </Menu>
      <ReportDialog target={{ reviewId }} what={what} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}
